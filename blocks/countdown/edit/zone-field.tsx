import { ComboboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Field, useField } from '@frontage/editor';
import { siteZone } from './zone';

const nameOf = ( zone: string ) => zone.replaceAll( '_', ' ' );

/** Selects the time zone of the date. */
export function ZoneField() {
	const { value, change } = useField( 'zone' );
	const label = __( 'Time zone', 'frontage' );
	const names = Intl.supportedValuesOf?.( 'timeZone' ) ?? [];
	return (
		<Field name="zone" label={ label }>
			<ComboboxControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				value={ String( value ) }
				options={ [
					{
						value: '',
						label: sprintf(
							/* translators: %s: name of a time zone. */
							__( 'Site time zone (%s)', 'frontage' ),
							nameOf( siteZone() )
						),
					},
					...[ ...new Set( [ 'UTC', ...names ] ) ].map(
						( name ) => ( { value: name, label: nameOf( name ) } )
					),
				] }
				onChange={ ( zone ) => change( zone ?? '' ) }
			/>
		</Field>
	);
}
