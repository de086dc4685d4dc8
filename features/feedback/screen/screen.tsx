import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useEffect, useState } from 'react';
import {
	ErrorNotice,
	Loading,
	Rows,
	Section,
	send,
	type RestError,
} from '@frontage/settings/parts';
import { Popup } from './popup';
import type { Review, State } from './types';

/** The list of this site's reviews of Frontage. */
export function Screen() {
	const [ reviews, setReviews ] = useState< Review[] >();
	const [ isWriting, setWriting ] = useState( false );
	const [ error, setError ] = useState< RestError >();
	const load = useCallback( () => {
		setError( undefined );
		send< State >( 'action/frontage_reviews' ).then(
			( state ) => setReviews( state.reviews ),
			setError
		);
	}, [] );
	useEffect( load, [ load ] );
	if ( error ) {
		return <ErrorNotice error={ error } onRetry={ load } />;
	}
	return (
		<Section
			title={ __( 'Feedback about Frontage', 'frontage' ) }
			description={ __(
				'Stored on this site only, without names, and never sent anywhere.',
				'frontage'
			) }
		>
			{ reviews ? <List reviews={ reviews } /> : <Loading /> }
			<p>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => setWriting( true ) }
				>
					{ __( 'Give feedback', 'frontage' ) }
				</Button>
			</p>
			{ isWriting && (
				<Popup
					onClose={ () => {
						setWriting( false );
						load();
					} }
				/>
			) }
		</Section>
	);
}

function List( { reviews }: { reviews: Review[] } ) {
	return (
		<Rows
			label={ __( 'Received feedback', 'frontage' ) }
			head={ [
				__( 'Date', 'frontage' ),
				__( 'Rating', 'frontage' ),
				__( 'Comment', 'frontage' ),
				__( 'Page', 'frontage' ),
				__( 'Screen size', 'frontage' ),
				__( 'Email', 'frontage' ),
			] }
			rows={ reviews.map( row ) }
			empty={ __( 'No feedback yet.', 'frontage' ) }
		/>
	);
}

const row = ( review: Review ) => [
	review.day,
	sprintf(
		/* translators: 1: rating, 2: highest rating. */
		__( '%1$d of %2$d', 'frontage' ),
		review.rating,
		review.scale
	),
	review.description,
	review.page_url,
	review.screen_resolution,
	review.allow_email ? __( 'Allowed', 'frontage' ) : '—',
];
