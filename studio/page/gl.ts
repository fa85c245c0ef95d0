// The few things that the page needs of WebGL2: programs, textures, frames to draw into.

export type Gl = WebGL2RenderingContext;

export interface Program {
  handle: WebGLProgram;
  place: (name: string) => WebGLUniformLocation | null;
}

/** A WebGL2 context that can draw into half-float frames; throws when the browser has none. */
export function openGl(): Gl {
  const gl = document.createElement('canvas').getContext('webgl2', { antialias: false, depth: false });
  if (!gl) throw new Error('The browser has no WebGL2.');
  if (!gl.getExtension('EXT_color_buffer_float')) throw new Error('WebGL2 here cannot draw into float frames.');
  gl.getExtension('OES_texture_float_linear');
  return gl;
}

function shader(gl: Gl, kind: number, source: string): WebGLShader {
  const made = gl.createShader(kind)!;
  gl.shaderSource(made, `#version 300 es\nprecision highp float;precision highp sampler2D;\n${source}`);
  gl.compileShader(made);
  if (!gl.getShaderParameter(made, gl.COMPILE_STATUS)) {
    throw new Error(`A shader does not compile: ${gl.getShaderInfoLog(made)}`);
  }
  return made;
}

/** Compiles and links a program; throws with the compiler's words. */
export function program(gl: Gl, vertex: string, fragment: string): Program {
  const handle = gl.createProgram()!;
  gl.attachShader(handle, shader(gl, gl.VERTEX_SHADER, vertex));
  gl.attachShader(handle, shader(gl, gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(handle);
  if (!gl.getProgramParameter(handle, gl.LINK_STATUS)) {
    throw new Error(`A program does not link: ${gl.getProgramInfoLog(handle)}`);
  }
  const places = new Map<string, WebGLUniformLocation | null>();
  const place = (name: string) => {
    if (!places.has(name)) places.set(name, gl.getUniformLocation(handle, name));
    return places.get(name)!;
  };
  return { handle, place };
}

/** Draws with this program from now on. */
export function bindProgram(gl: Gl, used: Program): void {
  gl.useProgram(used.handle);
}

/** The vertex shader of a pass over the whole frame: `corner` runs from -1 to 1. */
export const WHOLE_FRAME = `out vec2 corner;
void main(){corner=vec2(gl_VertexID==1?3.:-1.,gl_VertexID==2?3.:-1.);gl_Position=vec4(corner,1.,1.);}`;

/** Draws one triangle over the whole frame with the program in use. */
export const drawWholeFrame = (gl: Gl) => gl.drawArrays(gl.TRIANGLES, 0, 3);

/** An empty texture of a format, smooth and clamped at its edges. */
export function emptyTexture(gl: Gl, format: number, width: number, height: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height);
  for (const side of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, side, gl.LINEAR);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  }
  return texture;
}

/** Makes a texture readable to the program in use, under a name. */
export function bindTexture(gl: Gl, used: Program, name: string, unit: number, texture: WebGLTexture): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.uniform1i(used.place(name), unit);
}

/** A frame to draw into, and the textures in which the drawn frame can be read after `resolve`. */
export interface Frame {
  width: number;
  height: number;
  textures: WebGLTexture[];
  draw: () => void;
  resolve: () => void;
  free: () => void;
}

function attachTextures(gl: Gl, textures: WebGLTexture[]): WebGLFramebuffer {
  const buffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  textures.forEach((texture, index) => {
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + index, gl.TEXTURE_2D, texture, 0);
  });
  gl.drawBuffers(textures.map((_, index) => gl.COLOR_ATTACHMENT0 + index));
  return buffer;
}

function attachRenderbuffers(gl: Gl, formats: number[], width: number, height: number, samples: number) {
  const buffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  const attach = (format: number, place: number) => {
    const store = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, store);
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, samples, format, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, place, gl.RENDERBUFFER, store);
    return store;
  };
  const stores = formats.map((format, index) => attach(format, gl.COLOR_ATTACHMENT0 + index));
  stores.push(attach(gl.DEPTH_COMPONENT24, gl.DEPTH_ATTACHMENT));
  gl.drawBuffers(formats.map((_, index) => gl.COLOR_ATTACHMENT0 + index));
  return { buffer, stores };
}

/** A frame with depth, of so many textures of the given formats; `samples` above 0 smooths its edges. */
export function frame(gl: Gl, formats: number[], width: number, height: number, samples: number): Frame {
  const textures = formats.map((format) => emptyTexture(gl, format, width, height));
  const readable = attachTextures(gl, textures);
  const singles = textures.map((texture) => attachTextures(gl, [texture]));
  const { buffer, stores } = attachRenderbuffers(gl, formats, width, height, samples);
  const resolveOne = (index: number) => {
    gl.readBuffer(gl.COLOR_ATTACHMENT0 + index);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, singles[index]!);
    gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
  };
  return {
    width,
    height,
    textures,
    draw() {
      gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
      gl.viewport(0, 0, width, height);
    },
    resolve() {
      gl.bindFramebuffer(gl.READ_FRAMEBUFFER, buffer);
      for (let index = 0; index < formats.length; index++) resolveOne(index);
      gl.bindFramebuffer(gl.FRAMEBUFFER, readable);
    },
    free() {
      for (const texture of textures) gl.deleteTexture(texture);
      for (const store of stores) gl.deleteRenderbuffer(store);
      for (const each of [buffer, readable, ...singles]) gl.deleteFramebuffer(each);
    },
  };
}
