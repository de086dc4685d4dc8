import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { storeNamed } from '../stores';
import { announced } from '../announced';
import type { RuleOptions } from './types';

interface Term {
	id: number;
	name: string;
}

const TAXONOMIES = [ 'category', 'post_tag' ];

const FIRST = { per_page: 100, _fields: 'id,name' };

/** Returns what rules can be made of on this site, with the names of the current page, of categories and of tags. */
export function useSiteOptions(): RuleOptions {
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
	return {
		triggers: announced( 'overlayTriggers' ),
		conditions: announced( 'overlayConditions' ),
		names: [ ...page, ...terms ],
	};
}

const tag = ( name: string ) => ( {
	/* translators: %s: a tag's name. */
	label: sprintf( __( 'Tag: %s', 'frontage' ), name ),
	/* translators: %s: a tag's name. */
	phrase: sprintf( __( 'with the tag “%s”', 'frontage' ), name ),
} );
