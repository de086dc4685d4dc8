/**
 * The widths at which layouts change, by preset; the only place with such numbers.
 *
 * Each number is the last width in CSS pixels that still belongs to the named device (ruling 2).
 */
import presets from './breakpoints.json';

export type Preset = keyof typeof presets;

/** Returns the `matchMedia()` query for widths up to and including a device's last width. */
export function upTo< Name extends Preset >(
	preset: Name,
	device: keyof ( typeof presets )[ Name ]
): string {
	return `(max-width: ${ presets[ preset ][ device ] }px)`;
}

/** Returns the device for a width: the narrowest that contains it, else `desktop`. */
export function deviceAt( preset: Preset, width: number ): string {
	const widths = Object.entries( presets[ preset ] ).sort(
		( [ , a ], [ , b ] ) => a - b
	);
	return widths.find( ( [ , last ] ) => width <= last )?.[ 0 ] ?? 'desktop';
}

export { presets };
