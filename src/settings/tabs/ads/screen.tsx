import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import {
	ErrorNotice,
	Loading,
	PeriodSelect,
	Section,
	USUAL_DAYS,
	useRoute,
} from '../../parts';
import { AddAd } from './add-ad';
import './ads.scss';
import { Editor } from './edit/editor';
import { editAd } from './edit-ad';
import { Empty } from './empty';
import { Groups } from './groups';
import { List } from './list';
import { Report } from './report/report';
import { useAds } from './use-ads';

/** Every ad of the site, one of them to edit, and the report. */
export function Screen() {
	const [ days, setDays ] = useState( USUAL_DAYS );
	const [ isAdding, setAdding ] = useState( false );
	const { answer, error, reload, changes } = useAds( days );
	const { args } = useRoute();
	if ( error ) {
		return <ErrorNotice error={ error } onRetry={ reload } />;
	}
	if ( ! answer ) {
		return <Loading />;
	}
	const edited = answer.ads.find( ( { id } ) => `${ id }` === args.ad );
	if ( edited ) {
		return (
			<Editor
				key={ edited.id }
				ad={ edited }
				answer={ answer }
				onSaved={ reload }
			/>
		);
	}
	const add = () => setAdding( true );
	return (
		<>
			{ answer.ads.length > 0 ? (
				<Section
					title={ __( 'All ads', 'frontage' ) }
					description={ __(
						'Show them with the Advertisement block: one of them, or those of a group in turn.',
						'frontage'
					) }
					actions={
						<>
							<PeriodSelect days={ days } onChange={ setDays } />
							<Button
								variant="primary"
								onClick={ add }
								__next40pxDefaultSize
							>
								{ __( 'Add ad', 'frontage' ) }
							</Button>
						</>
					}
				>
					<List
						ads={ answer.ads }
						networks={ answer.networks }
						changes={ changes }
					/>
				</Section>
			) : (
				<Empty onAdd={ add } />
			) }
			<Report days={ days } ads={ answer.ads } />
			<Groups groups={ answer.groups } ads={ answer.ads } />
			{ isAdding && (
				<AddAd
					answer={ answer }
					onClose={ () => setAdding( false ) }
					onAdded={ ( id ) => {
						setAdding( false );
						reload();
						editAd( id );
					} }
				/>
			) }
		</>
	);
}
