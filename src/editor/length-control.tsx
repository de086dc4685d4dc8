import {
	BaseControl,
	SelectControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- Nothing else has a number and its unit in one field; named only here.
	__experimentalUnitControl as UnitControl,
} from '@wordpress/components';
import { useSettings } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** Sizes of the theme, by what they are for: where theme.json has them, and the start of their variables. */
const PRESETS = {
	spacing: [ 'spacing.spacingSizes', '--wp--preset--spacing--' ],
	text: [ 'typography.fontSizes', '--wp--preset--font-size--' ],
} as const;

const OWN = 'own';

const UNITS = [ 'px', 'rem', 'em', '%', 'vw' ].map( ( unit ) => ( {
	value: unit,
	label: unit,
} ) );

interface Props {
	label: string;
	help?: string;
	/** CSS; a preset as its variable, which changes with the theme. */
	value?: string;
	/** Which of the theme's sizes are offered; none without. */
	presets?: keyof typeof PRESETS;
	onChange: ( value: string | undefined ) => void;
}

/** A length: one of the theme's sizes, or any other with its unit. */
export function LengthControl( props: Props ) {
	const { label, help, value, presets, onChange } = props;
	const [ path, start ] = PRESETS[ presets ?? 'spacing' ];
	const [ saved ] = useSettings( path ) as [
		{ name?: string; slug: string }[] | undefined,
	];
	const sizes = presets && Array.isArray( saved ) ? saved : [];
	const [ isOwn, setOwn ] = useState( false );
	const isPreset = value?.startsWith( 'var(' );
	const unit = (
		<UnitControl
			__next40pxDefaultSize
			label={ label }
			hideLabelFromVision={ sizes.length > 0 }
			help={ help }
			units={ UNITS }
			value={ isPreset ? '' : value }
			onChange={ ( next?: string ) => onChange( next || undefined ) }
		/>
	);
	if ( ! sizes.length ) {
		return unit;
	}
	const hasOwn = isOwn || ( value !== undefined && ! isPreset );
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				value={ hasOwn ? OWN : ( value ?? '' ) }
				options={ [
					{ value: '', label: __( 'Default', 'frontage' ) },
					...sizes.map( ( { name, slug } ) => ( {
						value: `var(${ start }${ slug })`,
						label: name || slug,
					} ) ),
					{ value: OWN, label: __( 'Custom', 'frontage' ) },
				] }
				onChange={ ( next ) => {
					setOwn( next === OWN );
					onChange( next === OWN || next === '' ? undefined : next );
				} }
			/>
			{ hasOwn && (
				<BaseControl __nextHasNoMarginBottom>{ unit }</BaseControl>
			) }
		</>
	);
}
