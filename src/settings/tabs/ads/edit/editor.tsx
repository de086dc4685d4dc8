import { Button, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { Confirm, Section } from '../../../parts';
import { editAd } from '../edit-ad';
import type { Ad, Answer } from '../types';
import { Box } from './box';
import { Content } from './content';
import { Field, findHalf } from './field';
import { Preview } from './preview';
import { Targets } from './targets';
import { Timing } from './timing';
import { useDraft, type Editing } from './use-draft';

interface Props {
	ad: Ad;
	answer: Answer;
	onSaved: () => void;
}

/** Everything about one ad, with a preview. */
export function Editor( { ad, answer, onSaved }: Props ) {
	const editing = useDraft( ad, onSaved );
	const { draft } = editing;
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => heading.current?.focus(), [] );
	return (
		<form
			className="frontage-ads__editor"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				const half = findHalf( event.currentTarget );
				if ( half ) {
					half.reportValidity();
				} else {
					void editing.save();
				}
			} }
		>
			<header className="frontage-ads__head">
				<Back isDirty={ editing.isDirty } />
				<h3 ref={ heading } tabIndex={ -1 }>
					{ draft.name || __( '(no name)', 'frontage' ) }
				</h3>
			</header>
			<div className="frontage-ads__columns">
				<div>
					<Section title={ __( 'Content', 'frontage' ) }>
						<General { ...editing } />
						<Content editing={ editing } answer={ answer } />
						<Box { ...editing } />
					</Section>
					<Section title={ __( 'Where it is shown', 'frontage' ) }>
						<Targets
							editing={ editing }
							groups={ answer.groups.map( ( { name } ) => name ) }
						/>
					</Section>
					<Section title={ __( 'When and how often', 'frontage' ) }>
						<Timing
							editing={ editing }
							timezone={ answer.timezone }
						/>
					</Section>
				</div>
				<Preview
					settings={ draft.settings }
					networks={ answer.networks }
				/>
			</div>
			<SaveRow { ...editing } />
		</form>
	);
}

function General( { draft, problem, change }: Editing ) {
	return (
		<>
			<Field name="name" problem={ problem }>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Name', 'frontage' ) }
					help={ __( 'Visitors do not see it.', 'frontage' ) }
					maxLength={ 200 }
					value={ draft.name }
					onChange={ ( name ) => change( { name } ) }
				/>
			</Field>
			<Field name="isActive" problem={ problem }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Active', 'frontage' ) }
					help={
						draft.isActive
							? __(
									'Shown in its time, until its limits are reached.',
									'frontage'
								)
							: __( 'Paused: not shown anywhere.', 'frontage' )
					}
					checked={ draft.isActive }
					onChange={ ( isActive ) => change( { isActive } ) }
				/>
			</Field>
		</>
	);
}

function SaveRow( { isDirty, isBusy }: Editing ) {
	return (
		<div className="frontage-save-bar">
			<p role="status">
				{ isDirty
					? __( 'You have unsaved changes.', 'frontage' )
					: __( 'Everything is saved.', 'frontage' ) }
			</p>
			<Button
				variant="primary"
				type="submit"
				isBusy={ isBusy }
				disabled={ isBusy || ! isDirty }
				accessibleWhenDisabled
				__next40pxDefaultSize
			>
				{ __( 'Save ad', 'frontage' ) }
			</Button>
		</div>
	);
}

/** Goes back to the list; asks first if there are unsaved changes. */
function Back( { isDirty }: { isDirty: boolean } ) {
	const [ isAsking, setAsking ] = useState( false );
	return (
		<>
			<Button
				variant="tertiary"
				__next40pxDefaultSize
				onClick={ () => ( isDirty ? setAsking( true ) : editAd( 0 ) ) }
			>
				{ __( 'All ads', 'frontage' ) }
			</Button>
			{ isAsking && (
				<Confirm
					title={ __( 'Leave without saving?', 'frontage' ) }
					action={ __( 'Discard changes', 'frontage' ) }
					cancel={ __( 'Stay here', 'frontage' ) }
					isDestructive
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => editAd( 0 ) }
				>
					<p>
						{ __(
							'Your changes of this ad have not been saved.',
							'frontage'
						) }
					</p>
				</Confirm>
			) }
		</>
	);
}
