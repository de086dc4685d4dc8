import { originOf, transformOf } from './start';
import {
	CURVES,
	DEFAULTS,
	DIRECTIONS,
	LIMITS,
	STYLES,
	type NumberField,
	type Suffix,
} from './types';

type Saved = Record< string, unknown >;

const DEVICES: readonly ( readonly [ string, Suffix ] )[] = [
	[ '', '' ],
	[ '-t', '_tablet' ],
	[ '-p', '_phone' ],
];

/**
 * Returns the value saved for a device, or for the next larger one.
 *
 * @param saved  The saved settings.
 * @param field  Such as `delay`.
 * @param suffix Such as `_phone`.
 */
function valueOf( saved: Saved, field: string, suffix: Suffix ): unknown {
	const at = DEVICES.findIndex( ( [ , other ] ) => other === suffix );
	return DEVICES.slice( 0, at + 1 )
		.map( ( [ , other ] ) => saved[ field + other ] )
		.reverse()
		.find(
			( value ) => value !== undefined && value !== null && value !== ''
		);
}

function numberOf( saved: Saved, field: NumberField, suffix: Suffix ): number {
	const value = valueOf( saved, field, suffix );
	const isNumeric =
		typeof value === 'number' ||
		( typeof value === 'string' && /^\s*[-+]?[\d.]+\s*$/.test( value ) );
	return isNumeric
		? Math.trunc(
				Math.max( 0, Math.min( LIMITS[ field ], Number( value ) ) )
			)
		: DEFAULTS[ field ];
}

function choiceOf< Choice extends string >(
	saved: Saved,
	field: string,
	suffix: Suffix,
	allowed: readonly Choice[],
	fallback: Choice
): Choice {
	const value = valueOf( saved, field, suffix );
	return allowed.includes( value as Choice ) ? ( value as Choice ) : fallback;
}

function propertiesOf(
	saved: Saved,
	suffix: Suffix
): Record< string, string > {
	const intensity = numberOf( saved, 'intensity', suffix );
	const style = choiceOf( saved, 'style', suffix, STYLES, 'slide' );
	const direction = choiceOf(
		saved,
		'direction',
		suffix,
		DIRECTIONS,
		'center'
	);
	return {
		duration: `${ numberOf( saved, 'duration', suffix ) }ms`,
		delay: `${ numberOf( saved, 'delay', suffix ) }ms`,
		curve: choiceOf( saved, 'speed_curve', suffix, CURVES, 'ease-in-out' ),
		opacity: String( numberOf( saved, 'starting_opacity', suffix ) / 100 ),
		from: transformOf( style, direction, intensity ),
		origin: originOf( style, direction ),
	};
}

/**
 * Returns the custom properties of an animation, or null if there is none.
 *
 * Twin of `Block_Animation.php`.
 *
 * @param saved The saved settings.
 */
export function styleOf( saved: Saved ): Record< string, string > | null {
	if ( ! ( STYLES as readonly unknown[] ).includes( saved.style ) ) {
		return null;
	}
	const style: Record< string, string > = {};
	let before: Record< string, string > = {};
	for ( const [ variant, suffix ] of DEVICES ) {
		const here = propertiesOf( saved, suffix );
		for ( const [ name, value ] of Object.entries( here ) ) {
			if ( before[ name ] !== value ) {
				style[ `--frontage-animation-${ name }${ variant }` ] = value;
			}
		}
		before = here;
	}
	return style;
}
