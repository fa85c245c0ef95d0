/** What equipment does for the buyer, in our own words; equipment that is left out here is not worth a line. */
const CAR = `
Head Up Display | <b>Head-up display</b>: your speed on the windscreen
Panoramic Sunroof | <b>Panoramic sunroof</b> over both rows
Sunroof | Opening sunroof
Leather Seats | <b>Leather</b> on all seats
Ventilated Front Seats | <b>Cooled front seats</b> for summer
Heated Front Seats | Heated front seats
Heated Rear Seats | Heated rear seats
Heated Steering Wheel | Heated steering wheel
Memory Driver Seat | Driver’s seat memory for two people
Electric Driver Seat | Electric driver’s seat
Premium Sound System | <b>Premium sound</b> system
360 Degree Camera | <b>360-degree camera</b> for parking
Automatic Parking | Automatic parking, parallel or bay
Power Tailgate | <b>Power tailgate</b> for when your hands are full
Power Sliding Doors | Power sliding doors
20 Inch Alloy Wheels | 20-inch alloy wheels
18 Inch Alloy Wheels | 18-inch alloy wheels
17 Inch Alloy Wheels | 17-inch alloy wheels
Digital Instrument Cluster | Digital instruments
10.25 Inch Touchscreen | 10.25-inch touchscreen
8 Inch Touchscreen | 8-inch touchscreen
Satellite Navigation | Built-in navigation, no phone needed
Wireless Phone Charging | Wireless phone charging
Wireless Apple CarPlay | Wireless Apple CarPlay
Android Auto | Android Auto
Digital Radio (DAB+) | Digital radio
Adaptive Cruise Control | <b>Adaptive cruise control</b>
Blind Spot Monitor | Blind spot warning
Rear Cross Traffic Alert | Rear cross traffic warning
Lane Keep Assist | Lane keeping assist
Autonomous Emergency Braking | <b>Automatic emergency braking</b>
Traffic Sign Recognition | Speed sign recognition
Automatic High Beam | Auto-dipping headlights
LED Headlights | LED headlights
Dual-Zone Climate Control | Dual-zone climate control
Rear Air Vents | Rear air vents
Keyless Entry | Keyless entry
Push Button Start | Push-button start
Front Parking Sensors | Front parking sensors
Rear Parking Sensors | Rear parking sensors
Reversing Camera | Reversing camera
Tow Bar | Tow bar
Electric Brake Controller | Electric brake controller for heavy trailers
Bull Bar | Bull bar
Canopy | Tub canopy
Tonneau Cover | Tonneau cover
Tub Liner | Tub liner
Rear Differential Lock | <b>Rear diff lock</b> for rough ground
Side Steps | Side steps
Third Row Seats | <b>Third row</b> of seats
Roof Rails | Roof rails
Vehicle-to-Load | <b>Power outlets</b> to run tools or a fridge
DC Fast Charging | DC fast charging
Type 2 Charging Cable | Charging cable
Drive Mode Select | Selectable drive modes
Privacy Glass | Rear privacy glass
Full-size Spare | Full-size spare wheel
Cargo Barrier | Cargo barrier
Barn Doors | Barn doors
Cloth Trim | Hard-wearing cloth seats
`;

const MOTORCYCLE = `
Electronic Suspension | <b>Electronic suspension</b>
Quickshifter | <b>Quickshifter</b>, up and down
Heated Grips | Heated grips
Cruise Control | Cruise control
Keyless Ride | Keyless start
Riding Modes | Selectable riding modes
TFT Display | Colour TFT display
Panniers | Panniers
Top Box | Top box
Traction Control | Traction control
ABS | <b>ABS</b> front and rear
LED Headlight | LED headlight
Slipper Clutch | Slipper clutch
Bluetooth | Pairs with your phone and helmet
Adjustable Suspension | Adjustable suspension
Adjustable Levers | Adjustable levers
Windscreen | Windscreen
Crash Bars | Crash bars
Centre Stand | Centre stand
USB Outlet | USB outlet
Steel Braided Brake Lines | Steel-braided brake lines
Power Steering | Power steering
Winch | Winch
Tow Hitch | Tow hitch
Electric Start | Electric start
Pillion Pegs | Pillion pegs
Emergency Stop Signal | Emergency stop lights
`;

const wordsOf = (text: string) =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(' | ') as [string, string]),
  );

/** By the names of the equipment table, in the order in which they are listed. */
export const FEATURE_WORDS = { car: wordsOf(CAR), motorcycle: wordsOf(MOTORCYCLE) } as const;
