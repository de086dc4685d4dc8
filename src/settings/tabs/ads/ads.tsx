import { lazy, Suspense } from 'react';
import { Loading } from '../../parts';

/** The screen, loaded with this tab only. */
const Screen = lazy( () =>
	import( /* webpackChunkName: "ad-manager" */ './screen' ).then(
		( { Screen: component } ) => ( { default: component } )
	)
);

export const Ads = () => (
	<Suspense fallback={ <Loading /> }>
		<Screen />
	</Suspense>
);
