import { describe, expect, test } from 'vitest';
import { findMakeTail, restoreModel, spellMake } from './makes.ts';
import { findMangledModel, normaliseCase, restoreModelFromDate, spellModel } from './models.ts';

describe('[A5] makes', () => {
  test.each([
    ['TOYOTA', 'Toyota'],
    ['bmw', 'BMW'],
    ['Land', 'Land Rover'],
    ['Alfa', 'Alfa Romeo'],
    ['Great', 'Great Wall'],
    ['Aston', 'Aston Martin'],
    ['MERCEDES BENZ', 'Mercedes-Benz'],
    ['VW', 'Volkswagen'],
    ['Ssangyong', 'SsangYong'],
    ['WINDSONG', 'Windsong'],
    ['windsong', 'Windsong'],
    ['Kestrel EV', 'Kestrel EV'],
  ])('the make %s is spelled %s', (given, wanted) => {
    expect(spellMake(given)).toBe(wanted);
  });

  test('the end of a make that was cut off is found at the head of the model', () => {
    expect(findMakeTail('Land Rover', 'Rover')).toBe('Rover');
    expect(findMakeTail('Alfa Romeo', 'ROMEO Giulietta')).toBe('ROMEO');
    expect(findMakeTail('Aston Martin', 'Martini')).toBeUndefined();
    expect(findMakeTail('Rover', 'Rover 75')).toBeUndefined();
  });

  test.each([
    ['Range', 'Rover Sport', 'Range Rover Sport'],
    ['Range', 'Rover', 'Range Rover'],
    ['Range Rover', 'Sport', 'Range Rover Sport'],
    ['RANGE ROVER', 'Evoque', 'Range Rover Evoque'],
    ['Range Rover', 'Range Rover Velar', 'Range Rover Velar'],
    ['Range Rover', 'Rover', 'Range Rover'],
    ['Land Rover', 'Defender', 'Defender'],
    ['Land', 'Rover', 'Rover'],
    ['Toyota', 'Corolla', 'Corolla'],
  ])('the make %s with the model %s means the model %s', (make, model, whole) => {
    expect(restoreModel(make, model)).toBe(whole);
  });
});

describe('[A5] models', () => {
  test.each([
    ['Toyota', 'COROLLA', 'Corolla'],
    ['Toyota', 'corolla', 'Corolla'],
    ['Toyota', 'Hilux', 'HiLux'],
    ['Toyota', 'Landcruiser', 'LandCruiser'],
    ['Toyota', 'Land Cruiser', 'LandCruiser'],
    ['Toyota', 'LAND CRUISER PRADO', 'LandCruiser Prado'],
    ['Toyota', 'Prado', 'LandCruiser Prado'],
    ['Toyota', 'LANDCRUISER 79', 'LandCruiser 79'],
    ['Toyota', 'Rav 4', 'RAV4'],
    ['Toyota', 'GR YARIS', 'GR Yaris'],
    ['Toyota', 'Mr 2', 'MR2'],
    ['Mazda', 'CX5', 'CX-5'],
    ['Mazda', 'CX-5', 'CX-5'],
    ['Mazda', 'cx 5', 'CX-5'],
    ['Hyundai', 'I30', 'i30'],
    ['Hyundai', 'i30 SEDAN', 'i30 Sedan'],
    ['Hyundai', 'SANTA FE', 'Santa Fe'],
    ['Isuzu', 'D-MAX', 'D-Max'],
    ['Isuzu', 'MU-x', 'MU-X'],
    ['Isuzu', 'NPR 45/55', 'NPR 45/55'],
    ['Subaru', 'WRX', 'WRX'],
    ['Kia', 'GRAND CARNIVAL', 'Grand Carnival'],
    ['Kia', 'RIO', 'Rio'],
    ['Holden', 'UTE', 'Ute'],
    ['BMW', 'X5', 'X5'],
    ['BMW', '3 SERIES', '3 Series'],
    ['BMW', '3', '3 Series'],
    ['BMW', '3-Series', '3 Series'],
    ['BMW', '320I', '320i'],
    ['BMW', '740LI', '740Li'],
    ['BMW', 'M135I', 'M135i'],
    ['BMW', 'IX', 'iX'],
    ['BMW', 'ALPINA', 'Alpina'],
    ['BMW', 'R 1250 GS', 'R 1250 GS'],
    ['BMW', 'R1250GS', 'R 1250 GS'],
    ['BMW', 'R 1250 GS ADVENTURE', 'R 1250 GS Adventure'],
    ['MG', 'MG3', 'MG3'],
    ['MG', 'Zst', 'ZST'],
    ['MG', 'CYBERSTER', 'Cyberster'],
    ['MG', 'MG ZS', 'ZS'],
    ['GWM', 'HAVAL JOLION', 'Haval Jolion'],
    ['GWM', 'CANNON', 'Cannon'],
    ['LDV', 'DELIVER 9', 'Deliver 9'],
    ['LDV', 'Edeliver 9', 'eDeliver 9'],
    ['RAM', '1500', '1500'],
    ['RAM', '1500 EXPRESS', '1500 Express'],
    ['BYD', 'ATTO 3', 'Atto 3'],
    ['Mercedes-Benz', 'C-CLASS', 'C-Class'],
    ['Mercedes-Benz', 'C CLASS', 'C-Class'],
    ['Mercedes-Benz', 'V', 'V-Class'],
    ['Mercedes-Benz', 'Glb', 'GLB'],
    ['Mercedes-Benz', 'GLA250', 'GLA250'],
    ['Mercedes-Benz', 'C220D', 'C220d'],
    ['Lexus', 'IS200T', 'IS200t'],
    ['Lexus', 'RX450HL', 'RX450hL'],
    ['Lexus', 'RX350L', 'RX350L'],
    ['Isuzu', 'LS-U', 'LS-U'],
    ['Isuzu', 'LS-M', 'LS-M'],
    ['CFMOTO', 'Cforce 520', 'CFORCE 520'],
    ['CFMOTO', 'CFORCE 625', 'CFORCE 625'],
    ['Yamaha', 'Tmax', 'TMAX'],
    ['Yamaha', 'TMAX 560', 'TMAX 560'],
    ['Volkswagen', 'T-ROC', 'T-Roc'],
    ['Audi', 'E-Tron', 'e-tron'],
    ['HSV', 'Gtsr', 'GTSR'],
    ['Tesla', 'MODEL Y', 'Model Y'],
    ['Tesla', 'Tesla Model 3', 'Model 3'],
    ['Volvo', 'Xc 60', 'XC60'],
    ['Jaguar', 'F-Pace', 'F-PACE'],
    ['Lexus', 'rx450h+', 'RX450h+'],
    ['Lexus', 'RX450H', 'RX450h'],
    ['Ford', 'F150', 'F-150'],
    ['Ford', 'F 250', 'F-250'],
    ['Ducati', 'DesertX', 'DesertX'],
    ['Kestrel', 'WINDHOVER X2', 'Windhover X2'],
    // Regression: it became "(919CC)", but a measure is not a code.
    ['Honda', 'Hornet (919cc)', 'Hornet (919cc)'],
    ['Honda', 'HORNET (919CC)', 'Hornet (919cc)'],
    ['Kestrel', 'Windhover 110kw', 'Windhover 110kW'],
  ])('the model %s %s is spelled %s', (make, given, wanted) => {
    expect(spellModel(make, given)).toBe(wanted);
  });

  test('a model that a spreadsheet made a date of is found, and mended where the make has such models', () => {
    expect(findMangledModel('03-Sep')).toEqual({ monthFirst: '9-3', dayFirst: '3-9' });
    expect(restoreModelFromDate('Saab', '03-Sep')).toBe('9-3');
    expect(restoreModelFromDate('Saab', 'Sep-05')).toBe('9-5');
    expect(restoreModelFromDate('Peugeot', '03-Sep')).toBeUndefined();
    expect(findMangledModel('9-3')).toBeUndefined();
  });
});

test.each([
  ['D5 CROSS COUNTRY GXL', 'D5 Cross Country GXL'],
  ['LS-U', 'LS-U'],
  ['ST-X', 'ST-X'],
  ['X-TERRAIN', 'X-Terrain'],
  ['GTI PERFORMANCE', 'GTI Performance'],
  ['Ascent Sport', 'Ascent Sport'],
  ['BONNEVILLE (865CC)', 'Bonneville (865cc)'],
])('the shouted badge %s calms down to %s', (given, wanted) => {
  expect(normaliseCase(given)).toBe(wanted);
});
