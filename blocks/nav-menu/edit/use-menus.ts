import { useSelect } from '@wordpress/data';
import { plain } from '@frontage/lib/plain';
import { storeNamed } from '@frontage/editor/stores';

/** As many as WordPress gives in one answer. */
const MOST = { per_page: 100 };

const PUBLISHED = { ...MOST, status: 'publish' };

interface Saved {
	id: number;
	name?: string;
	title?: { raw?: string; rendered: string };
}

export interface SavedMenu {
	id: number;
	name: string;
}

const named = ( saved: Saved[] | null | undefined ): SavedMenu[] =>
	( saved ?? [] ).map( ( { id, name, title } ) => ( {
		id,
		name: plain( name ?? title?.raw ?? title?.rendered ) || `#${ id }`,
	} ) );

/**
 * Returns records of the site by name.
 *
 * @param kind  Of entities.
 * @param name  Of one kind of them.
 * @param query As for `getEntityRecords()`.
 */
function useSaved( kind: string, name: string, query: object ): SavedMenu[] {
	return named(
		useSelect(
			( select ) =>
				storeNamed( select, 'core' )?.getEntityRecords< Saved >(
					kind,
					name,
					query
				),
			[ kind, name, query ]
		)
	);
}

/** Returns the site’s menus. */
export const useMenus = () => ( {
	navigation: useSaved( 'postType', 'wp_navigation', PUBLISHED ),
	menu: useSaved( 'root', 'menu', MOST ),
} );

/** Returns the patterns that a mega menu may show. */
export const usePatterns = () => useSaved( 'postType', 'wp_block', PUBLISHED );
