import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting, Settings, type SettingsProps } from '@frontage/editor';
import type { Attributes } from '../attributes';

const LABELS = {
	columns: () => __( 'Desktop', 'frontage' ),
	columnsTablet: () => __( 'On tablets', 'frontage' ),
	columnsPhone: () => __( 'On phones', 'frontage' ),
};

type Name = keyof typeof LABELS;

const NAMES = Object.keys( LABELS ) as Name[];

/**
 * How many items are side by side.
 *
 * @param props The block's attributes, and how to change them.
 */
export function ColumnSettings( {
	attributes,
	setAttributes,
}: SettingsProps< Attributes > ) {
	return (
		<Settings
			label={ __( 'Columns', 'frontage' ) }
			onReset={ () =>
				setAttributes(
					Object.fromEntries( NAMES.map( ( name ) => [ name, 0 ] ) )
				)
			}
		>
			{ NAMES.map( ( name ) => (
				<Setting
					key={ name }
					label={ LABELS[ name ]() }
					isSet={ attributes[ name ] !== 0 }
					onReset={ () => setAttributes( { [ name ]: 0 } ) }
				>
					<RangeControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ LABELS[ name ]() }
						help={
							attributes[ name ]
								? undefined
								: __( 'Set to 0 for automatic.', 'frontage' )
						}
						value={ attributes[ name ] }
						min={ 0 }
						max={ 6 }
						onChange={ ( value ) =>
							setAttributes( { [ name ]: value ?? 0 } )
						}
					/>
				</Setting>
			) ) }
		</Settings>
	);
}
