import { callAction } from '@frontage/api';
import { useState } from 'react';

/**
 * Renders exactly what `Rating::content()` prints, and sends a vote.
 *
 * @param {Object}   props
 * @param {number}   props.post  ID of the post.
 * @param {string}   props.text  The rating as text.
 * @param {string}   props.label Name of the group.
 * @param {string[]} props.stars Names of the buttons.
 */
export function Rating( { post, text, label, stars } ) {
	const [ said, setSaid ] = useState( text );
	const [ isBusy, setIsBusy ] = useState( false );
	const rate = async ( number ) => {
		setIsBusy( true );
		try {
			const fields = { post, stars: number };
			setSaid( ( await callAction( 'acme_rate', fields ) ).text );
		} catch ( error ) {
			setSaid( error.message );
		}
		setIsBusy( false );
	};
	return (
		<div className="acme-rating" role="group" aria-label={ label }>
			{ stars.map( ( star, index ) => (
				<button
					key={ star }
					type="button"
					aria-label={ star }
					disabled={ isBusy }
					onClick={ () => rate( index + 1 ) }
				>
					★
				</button>
			) ) }
			<output>{ said }</output>
		</div>
	);
}
