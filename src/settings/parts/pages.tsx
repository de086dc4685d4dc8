import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { setArgs } from '../route';

interface Props {
	/** Parameter of the address that has the page number. */
	arg: string;
	/** Name for screen readers. */
	label: string;
	/** Page number, from 1. */
	page: number;
	pages: number;
}

/** Pagination of a list, the newest entries first. */
export function Pages( { arg, label, page, pages }: Props ) {
	if ( pages < 2 ) {
		return null;
	}
	const go = ( to: number ) =>
		setArgs( { [ arg ]: to > 1 ? String( to ) : '' } );
	return (
		<nav className="frontage-buttons frontage-pages" aria-label={ label }>
			<Button
				variant="secondary"
				disabled={ page <= 1 }
				accessibleWhenDisabled
				onClick={ () => go( page - 1 ) }
				__next40pxDefaultSize
			>
				{ __( 'Newer', 'frontage' ) }
			</Button>
			<span role="status">
				{ sprintf(
					/* translators: 1: page number, 2: number of pages. */
					__( 'Page %1$d of %2$d', 'frontage' ),
					page,
					pages
				) }
			</span>
			<Button
				variant="secondary"
				disabled={ page >= pages }
				accessibleWhenDisabled
				onClick={ () => go( page + 1 ) }
				__next40pxDefaultSize
			>
				{ __( 'Older', 'frontage' ) }
			</Button>
		</nav>
	);
}
