import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, Settings } from '../../src/editor';
import metadata from './block.json';
import { iconNames } from './icons';
import type { LikeAttributes } from './types';

/** The server takes no more (S0 §7). */
const POSTFIX_MAX = 40;

interface Props {
	attributes: LikeAttributes;
	setAttributes: ( changed: Partial< LikeAttributes > ) => void;
}

const NAMES = [
	'icon',
	'postfix',
	'postfixOne',
	'postfixZero',
	'hidesZero',
] as const;

const DEFAULTS = Object.fromEntries(
	NAMES.map( ( name ) => [ name, metadata.attributes[ name ].default ] )
) as Partial< LikeAttributes >;

/**
 * The sidebar's settings.
 *
 * @param props               The block's state.
 * @param props.attributes    Its attributes.
 * @param props.setAttributes Changes them.
 */
export function LikeSettings( { attributes, setAttributes }: Props ) {
	const setting = ( name: ( typeof NAMES )[ number ], label: string ) => ( {
		label,
		isSet: attributes[ name ] !== DEFAULTS[ name ],
		onReset: () => setAttributes( { [ name ]: DEFAULTS[ name ] } ),
	} );
	const text = (
		name: 'postfix' | 'postfixOne' | 'postfixZero',
		label: string,
		help?: string
	) => (
		<Setting { ...setting( name, label ) }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={ help }
				maxLength={ POSTFIX_MAX }
				value={ attributes[ name ] }
				onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
			/>
		</Setting>
	);
	return (
		<Settings
			label={ __( 'Like Button', 'frontage' ) }
			onReset={ () => setAttributes( DEFAULTS ) }
		>
			<Setting { ...setting( 'icon', __( 'Icon', 'frontage' ) ) }>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Icon', 'frontage' ) }
					value={ attributes.icon }
					options={ Object.entries( iconNames() ).map(
						( [ value, label ] ) => ( { value, label } )
					) }
					onChange={ ( icon ) =>
						setAttributes( {
							icon: icon as LikeAttributes[ 'icon' ],
						} )
					}
				/>
			</Setting>
			{ text(
				'postfix',
				__( 'Text after the number', 'frontage' ),
				__(
					'Such as “likes”. Visitors see the real number.',
					'frontage'
				)
			) }
			{ text( 'postfixOne', __( 'Text after 1', 'frontage' ) ) }
			{ text( 'postfixZero', __( 'Text after 0', 'frontage' ) ) }
			<Setting
				{ ...setting(
					'hidesZero',
					__( 'Hide the number while it is 0', 'frontage' )
				) }
			>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Hide the number while it is 0', 'frontage' ) }
					checked={ attributes.hidesZero }
					onChange={ ( hidesZero ) => setAttributes( { hidesZero } ) }
				/>
			</Setting>
		</Settings>
	);
}
