import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	Responsive,
	Setting,
	type Device,
	type PerDevice,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import { MOST_COLUMNS, columnsOf } from './layout';
import type { Attributes } from '../attributes';

const NAMES = {
	desktop: 'columns',
	tablet: 'columnsTablet',
	phone: 'columnsPhone',
} as const;

const defaultOf = ( device: Device ) =>
	metadata.attributes[ NAMES[ device ] ].default;

const RESET = {
	columns: defaultOf( 'desktop' ),
	columnsTablet: defaultOf( 'tablet' ),
	columnsPhone: defaultOf( 'phone' ),
};

/** Columns per device; tablets and phones have fewer by default. */
export function ColumnsSetting( {
	attributes,
	setAttributes,
}: SettingsProps< Attributes > ) {
	const { columns, columnsTablet, columnsPhone } = attributes;
	const label = __( 'Columns', 'frontage' );
	const own: PerDevice< number > = {
		desktop: columns,
		tablet: columnsTablet || undefined,
		phone: columnsPhone || undefined,
	};
	const isSet =
		columns !== RESET.columns || columnsTablet > 0 || columnsPhone > 0;
	return (
		<Setting
			label={ label }
			isSet={ isSet }
			onReset={ () => setAttributes( RESET ) }
		>
			<Responsive
				label={ label }
				values={ own }
				shownOn={ ( device ) =>
					columnsOf( attributes )[
						device === 'desktop' ? 'columns' : device
					]
				}
				onChange={ ( device, value ) =>
					setAttributes( {
						[ NAMES[ device ] ]: value ?? defaultOf( device ),
					} )
				}
			>
				{ ( { value, onChange } ) => (
					<RangeControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ label }
						hideLabelFromVision
						value={ value }
						min={ 1 }
						max={ MOST_COLUMNS }
						onChange={ onChange }
					/>
				) }
			</Responsive>
		</Setting>
	);
}
