/** Settings available to authors (S1 §3), in milliseconds and percent. */
export const STYLES = [ 'slide', 'zoom', 'flip', 'fold', 'roll' ] as const;
export const DIRECTIONS = [
	'center',
	'top',
	'bottom',
	'start',
	'end',
] as const;
export const CURVES = [
	'linear',
	'ease',
	'ease-in',
	'ease-out',
	'ease-in-out',
] as const;

export type Style = ( typeof STYLES )[ number ];
export type Direction = ( typeof DIRECTIONS )[ number ];

/** Field suffix of each device. */
export type Suffix = '' | '_tablet' | '_phone';

export const DEFAULTS = {
	duration: 1000,
	delay: 0,
	intensity: 50,
	starting_opacity: 0,
} as const;

export const LIMITS = {
	duration: 10000,
	delay: 10000,
	intensity: 100,
	starting_opacity: 100,
} as const;

export type NumberField = keyof typeof DEFAULTS;
