/** What equipment does for the buyer, in our own words; equipment that is left out here is not worth a line. */
const CAR = `
Head Up Display | <b>Head-up display</b>: your speed where you look
Panoramic Sunroof | <b>Panoramic sunroof</b> over both rows
Sunroof | Sunroof that opens
Leather Seats | <b>Leather</b> on all seats
Ventilated Front Seats | <b>Cooled front seats</b> for summer
Heated Front Seats | Heated front seats
Heated Rear Seats | Heated rear seats, too
Heated Steering Wheel | Heated steering wheel
Memory Driver Seat | Driver’s seat that remembers two people
Electric Driver Seat | Electric driver’s seat
Premium Sound System | <b>Premium sound</b> with more speakers
360 Degree Camera | <b>Camera all around</b> for parking
Automatic Parking | Parks itself, alongside or nose first
Power Tailgate | <b>Powered tailgate</b>, open with full hands
Power Sliding Doors | Sliding doors that open themselves
20 Inch Alloy Wheels | 20-inch alloy wheels
18 Inch Alloy Wheels | 18-inch alloy wheels
17 Inch Alloy Wheels | 17-inch alloy wheels
Digital Instrument Cluster | Digital instruments
10.25 Inch Touchscreen | 10.25-inch touchscreen
8 Inch Touchscreen | 8-inch touchscreen
Satellite Navigation | Maps built in, no phone needed
Wireless Phone Charging | Wireless phone charging
Wireless Apple CarPlay | Apple CarPlay without a cable
Android Auto | Android Auto
Digital Radio (DAB+) | Digital radio
Adaptive Cruise Control | <b>Adaptive cruise control</b> that keeps its distance
Blind Spot Monitor | Warns of what is in the blind spot
Rear Cross Traffic Alert | Warns of traffic behind as you reverse
Lane Keep Assist | Helps to stay in the lane
Autonomous Emergency Braking | <b>Brakes by itself</b> when you cannot
Traffic Sign Recognition | Reads speed signs
Automatic High Beam | Headlights that dip themselves
LED Headlights | LED headlights
Dual-Zone Climate Control | Climate control for two
Rear Air Vents | Air vents in the back
Keyless Entry | Opens without a key in hand
Push Button Start | Starts by a button
Front Parking Sensors | Parking sensors front
Rear Parking Sensors | Parking sensors rear
Reversing Camera | Reversing camera
Tow Bar | Tow bar
Electric Brake Controller | Electric brake controller for a heavy trailer
Bull Bar | Bull bar
Canopy | Canopy over the tub
Tonneau Cover | Cover over the tub
Tub Liner | Lined tub
Rear Differential Lock | <b>Rear differential lock</b> for rough ground
Side Steps | Side steps
Third Row Seats | <b>Third row</b> of seats
Roof Rails | Roof rails
Vehicle-to-Load | <b>Power sockets</b> that run tools and a fridge
DC Fast Charging | Fast charging on the road
Type 2 Charging Cable | Charging cable
Drive Mode Select | Several driving modes
Privacy Glass | Dark glass behind
Full-size Spare | Full-size spare wheel
Cargo Barrier | Cargo barrier
Barn Doors | Barn doors
Cloth Trim | Cloth seats that wear well
`;

const MOTORCYCLE = `
Electronic Suspension | <b>Electronic suspension</b>
Quickshifter | <b>Quickshifter</b>, up and down
Heated Grips | Heated grips
Cruise Control | Cruise control
Keyless Ride | Starts without a key in hand
Riding Modes | Several riding modes
TFT Display | Colour display
Panniers | Panniers
Top Box | Top box
Traction Control | Traction control
ABS | <b>ABS</b> front and rear
LED Headlight | LED headlight
Slipper Clutch | Slipper clutch
Bluetooth | Pairs with phone and helmet
Adjustable Suspension | Suspension to adjust
Adjustable Levers | Levers to adjust
Windscreen | Windscreen
Crash Bars | Crash bars
Centre Stand | Centre stand
USB Outlet | USB outlet
Steel Braided Brake Lines | Steel-braided brake lines
Power Steering | Power steering
Winch | Winch
Tow Hitch | Tow hitch
Electric Start | Electric start
Pillion Pegs | Pegs for a pillion
Emergency Stop Signal | Flashes its lamps when you brake hard
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
