/**
 * `from`: the first model year in which ordinary cars had it; `level`: from which equipment level (0 to 1) it is usual.
 */
export interface Item {
  name: string;
  from: number;
  level: number;
  /** Whether shoppers may filter by it. */
  filter: boolean;
  bodies: string | null;
}

// name | from | level | f for a filter | bodies
export const CAR_ITEMS = items(`
ABS (Antilock Brakes) | 2000 | 0
Electronic Stability Control | 2006 | 0
Traction Control | 2004 | 0
Brake Assist | 2004 | 0
Driver Airbag | 2000 | 0
Passenger Airbag | 2000 | 0
Side Airbags | 2006 | 0
Curtain Airbags | 2008 | 0.1
Driver Knee Airbag | 2012 | 0.3
Air Conditioning | 2000 | 0 | f
Climate Control | 2006 | 0.4 | f
Dual-Zone Climate Control | 2010 | 0.6 | f
Rear Air Vents | 2012 | 0.4
Power Windows | 2000 | 0
Power Mirrors | 2000 | 0
Power Folding Mirrors | 2010 | 0.5
Remote Central Locking | 2002 | 0
Keyless Entry | 2010 | 0.4 | f
Push Button Start | 2011 | 0.4 | f
Remote Engine Start | 2018 | 0.6 | f | Burns
Cruise Control | 2004 | 0.1 | f
Adaptive Cruise Control | 2017 | 0.3 | f
Speed Limiter | 2012 | 0.3
Bluetooth | 2009 | 0 | f
Apple CarPlay | 2017 | 0.1 | f
Android Auto | 2017 | 0.1 | f
Wireless Apple CarPlay | 2021 | 0.5 | f
Satellite Navigation | 2010 | 0.6 | f
Digital Radio (DAB+) | 2015 | 0.3 | f
8 Inch Touchscreen | 2014 | 0.2
10.25 Inch Touchscreen | 2020 | 0.5
Digital Instrument Cluster | 2019 | 0.6 | f
Head Up Display | 2017 | 0.8 | f
Premium Sound System | 2010 | 0.75 | f
USB Audio Input | 2010 | 0
Wireless Phone Charging | 2018 | 0.5 | f
Multi-function Steering Wheel | 2006 | 0
Leather Steering Wheel | 2006 | 0.3
Leather Seats | 2004 | 0.65 | f
Cloth Trim | 2000 | 0
Heated Front Seats | 2008 | 0.7 | f
Ventilated Front Seats | 2016 | 0.85 | f
Heated Rear Seats | 2016 | 0.95 | f
Electric Driver Seat | 2008 | 0.6 | f
Memory Driver Seat | 2012 | 0.85 | f
Heated Steering Wheel | 2018 | 0.85 | f
Sunroof | 2006 | 0.8 | f | Hatch Sedan SUV Wagon Coupe
Panoramic Sunroof | 2012 | 0.9 | f | SUV Wagon Hatch
Alloy Wheels | 2004 | 0.2 | f
17 Inch Alloy Wheels | 2010 | 0.4
18 Inch Alloy Wheels | 2014 | 0.65
20 Inch Alloy Wheels | 2017 | 0.9
Full-size Spare | 2000 | 0.2
Automatic Headlights | 2010 | 0.3 | f
LED Headlights | 2015 | 0.4 | f
LED Daytime Running Lights | 2013 | 0.3
Automatic High Beam | 2017 | 0.5
Fog Lights | 2006 | 0.4
Rain Sensing Wipers | 2010 | 0.5
Rear Wiper | 2000 | 0 || Hatch SUV Wagon
Privacy Glass | 2008 | 0.5
Reversing Camera | 2013 | 0.05 | f
360 Degree Camera | 2017 | 0.75 | f
Rear Parking Sensors | 2009 | 0.2 | f
Front Parking Sensors | 2012 | 0.55 | f
Automatic Parking | 2015 | 0.85
Autonomous Emergency Braking | 2017 | 0.1 | f
Lane Keep Assist | 2018 | 0.2 | f
Lane Departure Warning | 2017 | 0.2
Blind Spot Monitor | 2016 | 0.45 | f
Rear Cross Traffic Alert | 2016 | 0.45 | f
Driver Attention Monitor | 2018 | 0.3
Traffic Sign Recognition | 2019 | 0.4
Tyre Pressure Monitoring | 2015 | 0.3
Hill Start Assist | 2010 | 0.2
Hill Descent Control | 2012 | 0.3 | f | Ute SUV
Power Tailgate | 2014 | 0.7 | f | SUV Wagon Hatch People_Mover
Power Sliding Doors | 2012 | 0.6 | f | People_Mover
ISOFIX Child Seat Anchors | 2014 | 0
Split Fold Rear Seats | 2000 | 0 || Hatch Sedan SUV Wagon
Third Row Seats | 2006 | 0 | f | Seven
Roof Rails | 2006 | 0.4 | f | SUV Wagon
Tow Bar | 2000 | 0.5 | f | Ute SUV Wagon Van Light_Truck
Electric Brake Controller | 2012 | 0.8 || Ute SUV
Bull Bar | 2004 | 0.9 | f | Ute
Side Steps | 2006 | 0.5 || Ute
Tonneau Cover | 2008 | 0.6 | f | Ute
Canopy | 2008 | 0.95 | f | Ute
Tub Liner | 2008 | 0.4 || Ute
Rear Differential Lock | 2012 | 0.5 | f | Ute
Snorkel | 2006 | 0.97 || Ute
Cargo Barrier | 2004 | 0.4 || Van
Barn Doors | 2004 | 0.8 || Van
Drive Mode Select | 2015 | 0.5
Sports Suspension | 2008 | 0.9
Over-the-air Updates | 2021 | 0.5
Type 2 Charging Cable | 2019 | 0 || Plug
DC Fast Charging | 2019 | 0 || Plug
Vehicle-to-Load | 2022 | 0.3 | f | Plug
`);

export const MOTORCYCLE_ITEMS = items(`
ABS | 2014 | 0 | f
Traction Control | 2017 | 0.3 | f
Quickshifter | 2018 | 0.6 | f
Riding Modes | 2018 | 0.4 | f
TFT Display | 2019 | 0.4 | f
LED Headlight | 2016 | 0.2 | f
Slipper Clutch | 2015 | 0.4 | f
Cruise Control | 2018 | 0.7 | f | Adventure Tourer Cruiser
Heated Grips | 2014 | 0.7 | f | Adventure Tourer
Panniers | 2010 | 0.8 | f | Adventure Tourer
Top Box | 2010 | 0.8 | f | Adventure Tourer Scooter
Windscreen | 2008 | 0.5 || Adventure Tourer Scooter Sports
Centre Stand | 2008 | 0.6 || Adventure Tourer
Crash Bars | 2010 | 0.7 || Adventure Naked Cruiser
USB Outlet | 2017 | 0.4
Bluetooth | 2018 | 0.5 | f
Adjustable Levers | 2010 | 0.5
Adjustable Suspension | 2010 | 0.6
Electronic Suspension | 2019 | 0.9 | f
Sissy Bar | 2000 | 0.8 || Cruiser
Aftermarket Exhaust | 2000 | 0.8
Tail Tidy | 2000 | 0.7 || Naked Sports
Electric Start | 2000 | 0.1
Pillion Pegs | 2000 | 0.1
Winch | 2000 | 0.8 || ATV
Power Steering | 2012 | 0.4 | f | ATV
Tow Hitch | 2000 | 0.3 || ATV
Keyless Ride | 2018 | 0.7 | f
Steel Braided Brake Lines | 2004 | 0.5
Emergency Stop Signal | 2021 | 0.6
`);

export const CARAVAN_ITEMS = items(`
Air Conditioning | 2008 | 0.3 | f | Caravan Motorhome Hybrid_Caravan Pop_Top Campervan
Solar Panels | 2012 | 0.3 | f
Lithium Batteries | 2020 | 0.6 | f
Ensuite | 2010 | 0.4 | f | Caravan Motorhome
Full Oven | 2010 | 0.5 | f | Caravan Motorhome
Gas and Electric Cooktop | 2006 | 0.1 | f
Microwave | 2008 | 0.2 || Caravan Motorhome Pop_Top Campervan
Washing Machine | 2012 | 0.6 | f | Caravan Motorhome
Three-way Fridge | 2006 | 0.2 | f
Compressor Fridge | 2018 | 0.5 | f
Hot Water System | 2008 | 0.2 | f
Diesel Heater | 2016 | 0.7 | f
Reversing Camera | 2014 | 0.5 | f
Roll-out Awning | 2006 | 0.1 | f
Annexe | 2006 | 0.8 | f
Bunk Beds | 2008 | 0 | f | Bunks
Island Bed | 2008 | 0.3 | f | Caravan Motorhome
External Kitchen | 2012 | 0.3 | f | Hybrid_Caravan Camper_Trailer
Outside Shower | 2010 | 0.4
Grey Water Tank | 2012 | 0.4
Two Fresh Water Tanks | 2010 | 0.3
Independent Suspension | 2014 | 0.6 | f
Off-road Hitch | 2014 | 0.6 | f
Electronic Stability Control | 2016 | 0.5 | f
Electric Brakes | 2006 | 0
Anderson Plug | 2012 | 0.3
Television | 2010 | 0.4
Stereo with Outside Speakers | 2010 | 0.3
LED Lighting | 2012 | 0.1
Stone Guard | 2012 | 0.5
Toolbox | 2012 | 0.5
Bike Rack | 2014 | 0.8
Full Checker Plate | 2014 | 0.6
Smoke Alarm | 2006 | 0
Fire Extinguisher | 2006 | 0
Gas Certificate | 2006 | 0.1
`);

function items(text: string): Item[] {
  const lines = text.trim().split('\n');
  return lines.map((line) => {
    const [name = '', from, level, filter, bodies] = line.split('|').map((cell) => cell.trim());
    return { name, from: Number(from), level: Number(level), filter: filter === 'f', bodies: bodies || null };
  });
}
