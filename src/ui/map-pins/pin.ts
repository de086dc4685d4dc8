/** The pin of a place, as `Pin` in PHP prints it. */
import type { Place } from './types';

const SVG = 'http://www.w3.org/2000/svg';

const DROP =
	'M16 1a15 15 0 0 0-15 15c0 8.5 9 15.5 15 23 6-7.5 15-14.5 15-23A15 15 0 0 0 16 1Z';

/** Pixels of a drop. */
const WIDTH = 32;
const HEIGHT = 40;

/** Returns a drop with its point at the bottom. */
function drop(): SVGSVGElement {
	const svg = document.createElementNS( SVG, 'svg' );
	svg.setAttribute( 'class', 'frontage-map__drop' );
	svg.setAttribute( 'viewBox', `0 0 ${ WIDTH } ${ HEIGHT }` );
	const path = document.createElementNS( SVG, 'path' );
	path.setAttribute( 'd', DROP );
	svg.append( path );
	return svg;
}

/**
 * Returns a button with the pin of a place.
 *
 * @param place  Which one.
 * @param number Its number in the list, as text.
 * @param name   Its name.
 */
export function pinButton(
	place: Place,
	number: string,
	name: string
): HTMLButtonElement {
	const { shape = 'drop', icon, width = WIDTH, height = HEIGHT } = place;
	const pin = document.createElement( 'span' );
	pin.className = `frontage-map__pin is-${ shape }${ icon ? ' has-icon' : '' }`;
	pin.style.inlineSize = `${ width }px`;
	pin.style.blockSize = `${ height }px`;
	if ( shape === 'drop' ) {
		pin.append( drop() );
	}
	if ( icon ) {
		const image = document.createElement( 'img' );
		image.className = 'frontage-map__icon';
		image.alt = '';
		image.src = icon;
		pin.append( image );
	} else {
		const text = document.createElement( 'span' );
		text.className = 'frontage-map__number';
		text.textContent = number;
		pin.append( text );
	}
	// Speech control needs what is seen in the name.
	return buttonWith(
		'frontage-map__button',
		icon ? name : `${ number }. ${ name }`,
		pin
	);
}

/**
 * Returns the button of several places that are close together.
 *
 * @param count Their number, as text.
 * @param name  Accessible name.
 */
export function groupButton( count: string, name: string ): HTMLButtonElement {
	const text = document.createElement( 'span' );
	text.textContent = count;
	return buttonWith( 'frontage-map__group', name, text );
}

function buttonWith( className: string, name: string, content: Element ) {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = className;
	button.setAttribute( 'aria-label', name );
	button.append( content );
	return button;
}
