import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, type ComponentType } from 'react';
import { Boundary } from './boundary';
import { UnsavedDialog } from './unsaved-dialog';
import { Navigation } from './navigation';
import { Messages } from './parts/messages';
import { isPage, useRoute } from './route';
import type { Tab } from './tab';

const pageTitle = document.title;

interface Props {
	tabs: [ Tab, ...Tab[] ];
	/** Components of modules, above the content of every tab. */
	asides?: ComponentType[];
}

/** The settings screen: navigation, the current tab, messages. */
export function App( { tabs, asides = [] }: Props ) {
	const { tab: wanted } = useRoute();
	const tab = tabs.find( ( { slug } ) => slug === wanted ) ?? tabs[ 0 ];
	const heading = useHeading( tab );
	const isOwnPage = isPage( tab.slug );
	const isLost = '' !== wanted && tab?.slug !== wanted;
	return (
		<div className="frontage-app">
			{ ! isOwnPage && (
				<Navigation
					tabs={ tabs.filter( ( { slug } ) => ! isPage( slug ) ) }
					current={ tab.slug }
				/>
			) }
			<div className="frontage-app__tab">
				{ ! isOwnPage && (
					<h2
						ref={ heading }
						tabIndex={ -1 }
						className="frontage-app__heading"
					>
						{ tab.title() }
					</h2>
				) }
				{ isLost && (
					<Notice status="warning" isDismissible={ false }>
						{ sprintf(
							/* translators: 1: tab name in the URL, 2: name of the tab that is shown. */
							__(
								'The tab “%1$s” does not exist. This is “%2$s”.',
								'frontage'
							),
							wanted,
							tab.title()
						) }
					</Notice>
				) }
				{ asides.map( ( Aside, index ) => (
					<Aside key={ index } />
				) ) }
				<Boundary key={ tab.slug }>
					<tab.Screen />
				</Boundary>
			</div>
			<UnsavedDialog />
			<Messages />
		</div>
	);
}

/**
 * Sets the document title for the tab, and moves the focus to its heading when the tab changes.
 *
 * @param tab Current tab.
 * @return Ref for the heading.
 */
function useHeading( tab: Tab ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const shown = useRef( tab.slug );
	useEffect( () => {
		if ( ! isPage( tab.slug ) ) {
			document.title = `${ tab.title() } ‹ ${ pageTitle }`;
		}
		if ( shown.current !== tab.slug ) {
			shown.current = tab.slug;
			heading.current?.focus();
			window.scrollTo( 0, 0 );
		}
	}, [ tab ] );
	return heading;
}
