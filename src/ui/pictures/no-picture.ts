/**
 * A drawing of a camera, 3:2, for a picture that is unavailable at the moment. Its alt text says what it should show.
 */
export const NO_PICTURE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400">
<rect width="600" height="400" fill="#eef1f4"/>
<g fill="none" stroke="#8a97a6" stroke-width="7" stroke-linejoin="round">
<path d="M240 164h28l13-20h38l13 20h28a14 14 0 0 1 14 14v66\
a14 14 0 0 1-14 14H240a14 14 0 0 1-14-14v-66a14 14 0 0 1 14-14z"/>
<circle cx="300" cy="208" r="28"/>
</g>
</svg>
`;
