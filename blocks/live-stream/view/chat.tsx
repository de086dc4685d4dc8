import { useEffect, useState } from 'react';
import { onWithdrawal } from '@frontage/lib/consent';
import { useConsent } from './ask';
import type { Stream, VendorWords, Words } from './types';

interface Props {
	stream: Stream;
	vendor: VendorWords;
	words: Words;
	/** Whether the stream is being watched. */
	isPlaying: boolean;
}

/** The chat beside or below the player, only at a press or with consent. Must match `Live_Stream::chat()` in PHP. */
export function Chat( { stream, vendor, words, isPlaying }: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	const { terms } = vendor;
	const may = useConsent( terms );
	useEffect( () => {
		if ( may && isPlaying ) {
			setOpen( true );
		}
	}, [ may, isPlaying ] );
	useEffect( () => onWithdrawal( terms, () => setOpen( false ) ), [ terms ] );
	if ( ! isOpen ) {
		return (
			<div className="frontage-live-stream__chat">
				{ vendor.chatNotice && <p>{ vendor.chatNotice }</p> }
				<button
					type="button"
					className="frontage-live-stream__chat-open wp-element-button"
					onClick={ () => setOpen( true ) }
				>
					{ words.showChat }
				</button>
			</div>
		);
	}
	return (
		<div className="frontage-live-stream__chat is-open">
			<iframe
				title={ words.chat }
				src={ `${ stream.chat }&embed_domain=${ location.hostname }` }
				referrerPolicy="strict-origin-when-cross-origin"
			/>
			<button
				type="button"
				className="frontage-live-stream__small"
				onClick={ () => setOpen( false ) }
			>
				{ words.closeChat }
			</button>
		</div>
	);
}
