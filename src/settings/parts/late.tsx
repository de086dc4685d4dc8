import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Loading } from './loading';

/**
 * Returns a component that is loaded when it is shown for the first time.
 *
 * React’s own `lazy()` keeps a failed load forever: “Try again” would show the same error. This one loads again when it is
 * mounted again; what has arrived stays.
 *
 * @param load Imports the component; rejects if the file did not arrive.
 */
export function late< Props extends object >(
	load: () => Promise< { default: ComponentType< Props > } >
) {
	return function Late( props: Props ) {
		// `lazy()` loses the properties, which its published types ask for.
		const [ Part ] = useState(
			() => lazy( load ) as unknown as ComponentType< Props >
		);
		return (
			<Suspense fallback={ <Loading /> }>
				<Part { ...props } />
			</Suspense>
		);
	};
}
