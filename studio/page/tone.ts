// How light becomes a picture: colours stay as they are up to a bright white, and only lamps and glints are pressed
// into what is left above it (the neutral curve of the Khronos group's glTF working group).

const START = 0.76;
/** How much of the mirrored light that all surfaces share is taken away: less than the curve's own, or black drowns. */
const LIFT = 0.014;

/** `vec3 toned(vec3 light)`: what the screen shows, in linear light; `untoned` is its opposite for greys. */
export const TONE = `
const float START = ${START}, PRESS = 1. - START, LIFT = ${LIFT};
vec3 toned(vec3 light) {
  float least = min(light.r, min(light.g, light.b));
  light -= least < 2. * LIFT ? least - least * least / (4. * LIFT) : LIFT;
  float peak = max(light.r, max(light.g, light.b));
  if (peak < START) return light;
  float pressed = 1. - PRESS * PRESS / (peak + PRESS - START);
  light *= pressed / peak;
  return mix(vec3(pressed), light, 1. / (.15 * (peak - pressed) + 1.));
}
float untoned(float shown) {
  float light = shown < START ? shown : PRESS * PRESS / (1. - shown) - PRESS + START;
  return light < LIFT ? 2. * sqrt(LIFT * light) : light + LIFT;
}
vec3 forScreen(vec3 linear) {
  return mix(linear * 12.92, 1.055 * pow(max(linear, 0.), vec3(1. / 2.4)) - .055, step(.0031308, linear));
}
vec3 fromScreen(vec3 shown) {
  return mix(shown / 12.92, pow((shown + .055) / 1.055, vec3(2.4)), step(.04045, shown));
}`;
