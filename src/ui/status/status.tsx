import { useEffect, useRef, useState } from 'react';

/**
 * Tells screen readers what has changed, politely; the twin of `Status` in PHP.
 *
 * Silent until `text` differs from what it was at first: the page itself has said that.
 * @param root0
 * @param root0.text
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
