import { __ } from '@wordpress/i18n';
import type { Attributes } from '../attributes';

/** What the inserter shows: a way that people know, since what is edited may have no title yet. */
export function SampleBreadcrumbs( { separator, homeLabel }: Attributes ) {
	return (
		<nav className={ `frontage-breadcrumbs has-${ separator }` }>
			<ol className="frontage-breadcrumbs__list">
				<li className="frontage-breadcrumbs__item">
					<a href="#home">
						{ homeLabel || __( 'Home', 'frontage' ) }
					</a>
				</li>
				<li className="frontage-breadcrumbs__item">
					<a href="#recipes">{ __( 'Recipes', 'frontage' ) }</a>
				</li>
				<li className="frontage-breadcrumbs__item">
					<span aria-current="page">
						{ __( 'Rye bread in three days', 'frontage' ) }
					</span>
				</li>
			</ol>
		</nav>
	);
}
