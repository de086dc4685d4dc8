import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { storeNamed } from '../stores';
import type { Option } from './condition-options';

interface Term {
	id: number;
	name: string;
}

const TAXONOMIES = [ 'category', 'post_tag' ];

const FIRST = { per_page: 100, _fields: 'id,name' };

/** Returns condition options specific to this site: the current page, categories and tags. */
export function useSiteOptions(): Option[] {
	const found = useSelect( ( select ) => {
		const core = storeNamed( select, 'core' );
		return {
			page: storeNamed( select, 'core/editor' )?.getCurrentPostId?.(),
			terms: TAXONOMIES.map( ( taxonomy ) =>
				core.getEntityRecords< Term >( 'taxonomy', taxonomy, FIRST )
			),
		};
	}, [] );
	const page = Number( found.page )
		? [
				{
					value: `id:${ found.page }`,
					label: __( 'This page', 'frontage' ),
					phrase: __( 'on this page', 'frontage' ),
				},
			]
		: [];
	const terms = TAXONOMIES.flatMap( ( taxonomy, at ) =>
		( found.terms[ at ] ?? [] ).map( ( { id, name } ) => ( {
			value: `${ taxonomy }:${ id }`,
			label: name,
			...( taxonomy === 'post_tag' && tag( name ) ),
		} ) )
	);
	return [ ...page, ...terms ];
}

const tag = ( name: string ) => ( {
	/* translators: %s: a tag's name. */
	label: sprintf( __( 'Tag: %s', 'frontage' ), name ),
	/* translators: %s: a tag's name. */
	phrase: sprintf( __( 'with the tag “%s”', 'frontage' ), name ),
} );
