"""Cards of the second edition that are not written yet, by pack: a deck with one of them is refused, by name."""

from typing import Final

NOT_WRITTEN: Final[dict[str, dict[str, str]]] = {
    "TRtW": {
        "02021": "Winterfell Kennel Master",
        "02022": "Winterfell Castle",
        "02023": "Lady-in-Waiting",
        "02025": "Unsworn Apprentice",
        "02026": "Brandon's Gift",
        "02027": "Royal Entourage",
        "02028": "In the Name of Your King!",
        "02029": "Brothel Madame",
        "02030": "Wardens of the West",
        "02031": "The Reader",
        "02032": "Raiding Longship",
        "02033": "Rakharo",
        "02034": "Crown of Gold",
        "02036": "In Doran's Name",
        "02037": "Syrio Forel",
        "02038": "Shadowblack Lane",
        "02039": "Trading with the Pentoshi",
        "02040": "Political Disaster",
    },
    "TKP": {
        "02048": "The King's Peace",
        "02050": "I Never Bet Against My Family",
    },
    "NMG": {
        "02062": "Wardens of the North",
    },
    "CoW": {},
    "TS": {
        "02104": "A Gift of Arbor Red",
        "02112": "Drowned God's Blessing",
    },
    "WotN": {
        "03010": "Old Nan",
        "03020": "Needle",
        "03023": "The Pack Survives",
        "03026": "Even Handed Justice",
        "03028": "Ahead of the Tide",
        "03030": "Tower of the Hand",
        "03033": "Stonesnake",
        "03039": "Mance Rayder",
        "03046": "A Time For Wolves",
    },
    "AtSK": {
        "04003": "Riverrun",
        "04005": "Bitterbridge Encampment",
        "04009": "Ruby of R'hllor",
        "04012": "Captain's Daughter",
    },
    "CtA": {
        "04024": "There Is My Claim",
        "04025": "Dolorous Edd",
        "04031": "Balon Greyjoy",
        "04034": "Beggar King",
    },
    "FFH": {
        "04043": "Renly Baratheon",
        "04046": "Night Gathers...",
        "04050": "Harrenhal",
        "04055": "Spearmaiden",
        "04056": "The Scorpion's Sting",
    },
}
