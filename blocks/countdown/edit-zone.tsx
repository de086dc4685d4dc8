import { ComboboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Own, type Panel } from './edit-setting';
import { siteZone } from './zone';

const nameOf = ( zone: string ) => zone.replaceAll( '_', ' ' );

/**
 * The time zone of the date.
 *
 * @param panel The block's state.
 */
export function ZoneSetting( panel: Panel ) {
	const label = __( 'Time zone', 'frontage' );
	const names = Intl.supportedValuesOf?.( 'timeZone' ) ?? [];
	return (
		<Own name="zone" label={ label } { ...panel }>
			<ComboboxControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				value={ panel.attributes.zone }
				options={ [
					{
						value: '',
						label: sprintf(
							/* translators: %s: name of a time zone. */
							__( 'The site’s (%s)', 'frontage' ),
							nameOf( siteZone() )
						),
					},
					...[ ...new Set( [ 'UTC', ...names ] ) ].map(
						( value ) => ( { value, label: nameOf( value ) } )
					),
				] }
				onChange={ ( zone ) =>
					panel.setAttributes( { zone: zone ?? '' } )
				}
			/>
		</Own>
	);
}
