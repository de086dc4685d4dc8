import { ComboboxControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { storeNamed } from '@frontage/editor/stores';

interface ProductRecord {
	id: number;
	title: { raw?: string; rendered: string };
}

interface ProductProps {
	/** ID; 0 for none. */
	product: number;
	onChoose: ( product: number, name: string ) => void;
}

const nameOf = ( { title }: ProductRecord ) => title.raw ?? title.rendered;

/** Search for a product of the shop; nothing on sites without one. */
export function ProductField( { product, onChoose }: ProductProps ) {
	const [ search, setSearch ] = useState( '' );
	const { hasShop, found } = useSelect(
		( select ) => {
			const core = storeNamed( select, 'core' );
			const types = core.getEntityRecords< { slug: string } >(
				'root',
				'postType',
				{ per_page: -1 }
			);
			if ( ! types?.some( ( { slug } ) => slug === 'product' ) ) {
				return { hasShop: false, found: [] };
			}
			const chosen = product
				? core.getEntityRecord< ProductRecord >(
						'postType',
						'product',
						product
					)
				: undefined;
			const others = core.getEntityRecords< ProductRecord >(
				'postType',
				'product',
				{ search, per_page: 20, status: 'publish' }
			);
			return {
				hasShop: true,
				found: [ ...( chosen ? [ chosen ] : [] ), ...( others ?? [] ) ],
			};
		},
		[ product, search ]
	);
	const products = new Map(
		found.map( ( one ) => [ one.id, nameOf( one ) ] )
	);
	return hasShop ? (
		<ComboboxControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Product', 'frontage' ) }
			help={ __( 'Used where you leave these empty.', 'frontage' ) }
			value={ product ? String( product ) : '' }
			options={ [ ...products ].map( ( [ id, label ] ) => ( {
				value: String( id ),
				label,
			} ) ) }
			onFilterValueChange={ setSearch }
			onChange={ ( value ) =>
				onChoose(
					Number( value ?? 0 ),
					products.get( Number( value ) ) ?? ''
				)
			}
		/>
	) : null;
}
