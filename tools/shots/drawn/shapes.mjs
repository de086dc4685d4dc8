/** The shapes that drawings of modules are made of, in the manner of WordPress's icons; a sheet is 640 × 400. */

export const LINE = '#1e1e1e';
export const PALE = '#e8e4dc';
export const ACCENT = '#c65d3b';

// A line of text, or what stands for one.
export const bar = ( x, y, width, color = PALE ) =>
	`<rect x="${ x }" y="${ y }" width="${ width }" height="14" rx="7" fill="${ color }"/>`;

// Something with an outline: a page, a field, a window.
export const card = ( x, y, width, height, inside = '' ) =>
	`<rect x="${ x }" y="${ y }" width="${ width }" height="${ height }" rx="14" fill="#fff" stroke="${ LINE }" stroke-width="4"/>${ inside }`;

// What is not there yet, or no longer.
export const ghost = ( x, y, width, height ) =>
	`<rect x="${ x }" y="${ y }" width="${ width }" height="${ height }" rx="14" fill="none" stroke="${ LINE }" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/>`;

// A picture, without an outline.
export const picture = ( x, y, width, height, color = PALE ) =>
	`<rect x="${ x }" y="${ y }" width="${ width }" height="${ height }" rx="10" fill="${ color }"/>`;

// A button.
export const button = ( x, y, width, color = LINE ) =>
	`<rect x="${ x }" y="${ y }" width="${ width }" height="44" rx="22" fill="${ color }"/>`;

// A line that is drawn: an arrow, a mark.
export const stroke = ( path, color = LINE, width = 6 ) =>
	`<path d="${ path }" fill="none" stroke="${ color }" stroke-width="${ width }" stroke-linecap="round" stroke-linejoin="round"/>`;

// An arrow up or down, its tip at its end.
export const arrow = ( x, from, to, color = LINE ) => {
	const back = to > from ? -14 : 14;
	return stroke(
		`M${ x } ${ from }V${ to }M${ x - 14 } ${ to + back }L${ x } ${ to }L${ x + 14 } ${ to + back }`,
		color
	);
};

// A mouse pointer.
export const pointer = ( x, y ) =>
	`<path transform="translate(${ x } ${ y })" d="M0 0l0 62 16-14 12 26 14-6-12-26 22-2z" fill="#fff" stroke="${ LINE }" stroke-width="4" stroke-linejoin="round"/>`;

export const star = ( x, y ) =>
	`<path transform="translate(${ x } ${ y }) scale(2)" fill="${ ACCENT }" d="M12 2l3 6.3 6.9 1-5 4.8 1.2 6.9L12 17.7 5.9 21l1.2-6.9-5-4.8 6.9-1z"/>`;

// An eye.
export const eye = ( x, y, color = LINE ) =>
	stroke(
		`M${ x - 30 } ${ y }Q${ x } ${ y - 40 } ${ x + 30 } ${ y }Q${ x } ${ y + 40 } ${ x - 30 } ${ y }z`,
		color
	) + `<circle cx="${ x }" cy="${ y }" r="8" fill="${ color }"/>`;
