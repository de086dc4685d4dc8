import { __ } from '@wordpress/i18n';
import { TabLink } from './parts/tab-link';
import type { Tab } from './tab';

interface Props {
	tabs: Tab[];
	/** Slug of the current tab. */
	current: string;
}

/** The tabs as links, each with its own URL. */
export function Navigation( { tabs, current }: Props ) {
	return (
		<nav
			className="frontage-navigation"
			aria-label={ __( 'Frontage', 'frontage' ) }
		>
			<ul>
				{ tabs.map( ( { slug, title } ) => (
					<li key={ slug }>
						<TabLink
							tab={ slug }
							aria-current={
								slug === current ? 'page' : undefined
							}
						>
							{ title() }
						</TabLink>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
