import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, type PanelProps } from '@frontage/editor';
import { safeUrl } from '@frontage/lib/safe-url';

const kinds = [
	{ value: '', label: __( 'No link', 'frontage' ) },
	{ value: 'url', label: __( 'Page', 'frontage' ) },
	{ value: 'window', label: __( 'Page in a new tab', 'frontage' ) },
	{ value: 'anchor', label: __( 'Place on this page', 'frontage' ) },
	{ value: 'reviews', label: __( 'Product reviews', 'frontage' ) },
];

/** What the link is, then where it leads. */
export function LinkFields( { settings, onChange, onReset }: PanelProps ) {
	const label = __( 'Link to', 'frontage' );
	const { kind, url } = settings;
	const hasUrl = kind === 'url' || kind === 'window';
	return (
		<>
			<Setting label={ label } isSet={ !! kind } onReset={ onReset }>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ label }
					value={ String( kind ?? '' ) }
					options={ kinds }
					onChange={ ( next ) =>
						next ? onChange( { kind: next } ) : onReset()
					}
				/>
			</Setting>
			{ hasUrl && (
				<Text
					name="url"
					label={ __( 'URL', 'frontage' ) }
					help={
						url && ! safeUrl( url )
							? __(
									'This address is not safe. Visitors get no link.',
									'frontage'
								)
							: undefined
					}
					{ ...{ settings, onChange } }
				/>
			) }
			{ kind === 'anchor' && (
				<Text
					name="anchor"
					label={ __( 'HTML anchor', 'frontage' ) }
					help={ __(
						'As entered in the advanced settings of the other block.',
						'frontage'
					) }
					{ ...{ settings, onChange } }
				/>
			) }
			{ !! kind && (
				<Text
					name="label"
					label={ __( 'Link name', 'frontage' ) }
					help={ __(
						'For screen readers, if the block has no heading.',
						'frontage'
					) }
					{ ...{ settings, onChange } }
				/>
			) }
		</>
	);
}

interface TextProps extends Omit< PanelProps, 'onReset' > {
	/** Of the setting. */
	name: string;
	label: string;
	help?: string;
}

function Text( { name, label, help, settings, onChange }: TextProps ) {
	return (
		<Setting
			label={ label }
			isSet={ !! settings[ name ] }
			onReset={ () => onChange( { [ name ]: undefined } ) }
		>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={ help }
				value={ String( settings[ name ] ?? '' ) }
				onChange={ ( value ) => onChange( { [ name ]: value } ) }
			/>
		</Setting>
	);
}
