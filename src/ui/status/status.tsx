import { useEffect, useRef, useState } from 'react';

/**
 * A polite live region for changes; mirrors `Status` in PHP.
 *
 * Silent until `text` differs from its initial value, which is already in the page.
 */
export function Status( { text }: { text: string } ) {
	const [ said, say ] = useState( '' );
	const known = useRef( text );
	useEffect( () => {
		if ( known.current !== text ) {
			known.current = text;
			say( text );
		}
	}, [ text ] );
	return (
		<p className="frontage-status" role="status">
			{ said }
		</p>
	);
}
