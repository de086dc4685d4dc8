import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Column } from './comparison';
import { ProductField } from './product-field';

interface ColumnProps {
	column: Column;
	/** Position, from 1. */
	number: number;
	onChange: ( change: Column ) => void;
}

/** What the head of a column says, and which product it takes it from. */
export function ColumnSettings( { column, number, onChange }: ColumnProps ) {
	const text = (
		name: 'price' | 'note' | 'badge' | 'button' | 'url',
		label: string,
		placeholder?: string
	) => (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			placeholder={ placeholder }
			type={ name === 'url' ? 'url' : 'text' }
			value={ column[ name ] ?? '' }
			onChange={ ( changed ) => onChange( { [ name ]: changed } ) }
		/>
	);
	return (
		<PanelBody
			title={
				column.name || `${ __( 'Column', 'frontage' ) } ${ number }`
			}
			initialOpen={ false }
		>
			<ProductField
				product={ column.product ?? 0 }
				onChoose={ ( product, name ) =>
					onChange( {
						product,
						...( column.name ? {} : { name } ),
					} )
				}
			/>
			{ text( 'price', __( 'Price', 'frontage' ) ) }
			{ text( 'note', __( 'Note', 'frontage' ) ) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Featured', 'frontage' ) }
				checked={ column.isFeatured ?? false }
				onChange={ ( isFeatured ) => onChange( { isFeatured } ) }
			/>
			{ text(
				'badge',
				__( 'Label', 'frontage' ),
				column.isFeatured ? __( 'Recommended', 'frontage' ) : undefined
			) }
			{ text( 'url', __( 'Link', 'frontage' ), 'https://' ) }
			{ text(
				'button',
				__( 'Text of the button', 'frontage' ),
				__( 'Learn more', 'frontage' )
			) }
		</PanelBody>
	);
}
