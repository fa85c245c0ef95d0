import { TONE } from '../../page/tone.ts';

/** Develops a drawn place: bright things shine a little over their edges, corners are darker, as a lens has it. */
export const DEVELOP = `${TONE}
in vec2 corner;
layout(location=0) out vec4 colour;
uniform sampler2D drawn;
uniform ivec2 size;
uniform int fineness;
uniform float exposure;
vec3 lightAt(ivec2 at) { return min(texelFetch(drawn, clamp(at, ivec2(0), size * fineness - 1), 0).rgb, 4.); }
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  at.y = size.y - 1 - at.y;
  vec3 halo = vec3(0.);
  for (int k = 0; k < 48; k++) {
    float out1 = (float(k) + .5) / 48.;
    vec2 from = vec2(cos(float(k) * 2.4), sin(float(k) * 2.4)) * out1 * float(size.x) * .022 * float(fineness);
    halo += max(lightAt(at * fineness + ivec2(from)) - .85, 0.) * (1. - out1);
  }
  halo *= 2. / 48.;
  vec2 off = (gl_FragCoord.xy / vec2(size) - .5) * vec2(1., .8);
  float edge = exposure * (1. - .42 * dot(off, off));
  vec3 shown = vec3(0.);
  for (int y = 0; y < fineness; y++) for (int x = 0; x < fineness; x++) {
    vec3 light = (lightAt(at * fineness + ivec2(x, y)) + halo * .22) * edge;
    // Film is less colourful than the formulas, and softer at both ends.
    light = mix(vec3(dot(light, vec3(.2126, .7152, .0722))), light, .9);
    shown += toned(light + LIFT);
  }
  shown /= float(fineness * fineness);
  colour = vec4(forScreen(mix(shown, shown * shown * (3. - 2. * shown), .25)), 1.);
}`;
