/** Styles of a view, as CSS; twin of `server/Styles.php`, both are tested with `test/vectors.json`. */
import { viewsOn, type ViewSettings } from './settings';
import type { Device } from '@frontage/editor';

type Check = ( value: unknown ) => string;

const LENGTH =
	/^(?:0|-?\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%|vw|vh|ch)|var\(--wp--preset--(?:spacing|font-size)--[a-z0-9-]{1,60}\))$/;

const COLOR =
	/^(?:#[0-9a-f]{3,8}|var\(--wp--preset--color--[\w-]+\)|(?:rgb|hsl)a?\([\d.,%\s/]+\))$/i;

const like =
	( pattern: RegExp ): Check =>
	( value ) =>
		typeof value === 'string' && pattern.test( value ) ? value : '';

const number =
	( least: number, most: number, unit = '' ): Check =>
	( value ) =>
		typeof value === 'number' && Number.isFinite( value )
			? `${ Math.round( 100 * Math.max( least, Math.min( most, value ) ) ) / 100 }${ unit }`
			: '';

const length = like( LENGTH );
const color = like( COLOR );

/** CSS properties by setting, and how their values are checked. */
const PROPERTIES = new Map< string, [ string, Check ] >(
	Object.entries( {
		textAlign: [ 'text-align', like( /^(?:start|center|end|justify)$/ ) ],
		fontSize: [ 'font-size', length ],
		lineHeight: [ 'line-height', number( 0.5, 4 ) ],
		textColor: [ 'color', color ],
		backgroundColor: [ 'background', color ],
		paddingBlock: [ 'padding-block', length ],
		paddingInline: [ 'padding-inline', length ],
		marginBlock: [ 'margin-block', length ],
		width: [ 'width', length ],
		order: [ 'order', number( -20, 20 ) ],
		opacity: [ 'opacity', number( 0, 100, '%' ) ],
		scale: [ 'scale', number( 50, 150, '%' ) ],
	} )
);

/**
 * Returns the styles of a block on a screen, as the custom properties that it has on hover: these apply to any screen.
 *
 * @param settings  The saved settings.
 * @param device    Whose screen it is.
 * @param isHovered Whether the block is hovered there.
 */
export function styleOn(
	{ styles }: ViewSettings,
	device: Device,
	isHovered: boolean
): Record< string, string > {
	const style: Record< string, string > = {};
	for ( const view of viewsOn( device, isHovered ) ) {
		for ( const [ name, value ] of Object.entries(
			styles?.[ view ] ?? {}
		) ) {
			const [ property, check ] = PROPERTIES.get( name ) ?? [];
			const css = check?.( value );
			if ( css ) {
				style[ `--frontage-view-hover-${ property }` ] = css;
			}
		}
	}
	return style;
}
