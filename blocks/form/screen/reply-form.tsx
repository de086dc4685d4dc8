import {
	Button,
	CheckboxControl,
	Notice,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Entry } from './types';
import type { Draft, Drafts } from './use-drafts';

/** Of a subject and a text; the server accepts no longer ones. */
const MOST = { subject: 200, body: 20_000 };

interface Props {
	entry: Entry;
	draft: Draft;
	drafts: Drafts;
	/** Called after an attempt to send. */
	onSent: () => void;
}

/** Writes a reply, which is sent as an email to the address in the message. */
export function ReplyForm( { entry, draft, drafts, onSent }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState< string >();
	const text = useRef< HTMLTextAreaElement >( null );
	useEffect( () => text.current?.focus(), [ draft.request ] );
	const isIdle = isBusy || ! draft.body.trim() || ! draft.subject.trim();
	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isIdle ) {
			return;
		}
		setBusy( true );
		setProblem( undefined );
		const said = await drafts.send( entry, draft );
		setBusy( false );
		setProblem( said );
		onSent();
	};
	const write = ( part: Partial< Draft > ) => drafts.write( entry, part );
	return (
		<form
			className="frontage-message__reply"
			aria-label={ __( 'Reply', 'frontage' ) }
			onSubmit={ ( event ) => void submit( event ) }
		>
			<p>
				{ sprintf(
					/* translators: 1: email address of a visitor, 2: email address of the owner. */
					__(
						'An email to %1$s. The answer arrives at %2$s, not in this inbox.',
						'frontage'
					),
					entry.replyTo,
					entry.answersTo
				) }
			</p>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Subject', 'frontage' ) }
				maxLength={ MOST.subject }
				value={ draft.subject }
				onChange={ ( subject ) => write( { subject } ) }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				ref={ text }
				rows={ 8 }
				dir="auto"
				label={ __( 'Your reply', 'frontage' ) }
				maxLength={ MOST.body }
				value={ draft.body }
				onChange={ ( body ) => write( { body } ) }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Quote the message below the reply', 'frontage' ) }
				checked={ draft.quote }
				onChange={ ( quote ) => write( { quote } ) }
			/>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: reason, one or more sentences. */
						__(
							'Your reply has not been sent. Its text stays here until you leave this page. %s',
							'frontage'
						),
						problem
					) }
				</Notice>
			) }
			<div className="frontage-buttons">
				<Button
					__next40pxDefaultSize
					type="submit"
					variant="primary"
					isBusy={ isBusy }
					aria-disabled={ isIdle }
				>
					{ __( 'Send reply', 'frontage' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => drafts.discard( entry ) }
				>
					{ __( 'Discard', 'frontage' ) }
				</Button>
			</div>
		</form>
	);
}
