import type { CSSProperties } from 'react';
import { Status } from '@frontage/status';
import { Ask } from './ask';
import { Chat } from './chat';
import { Cover, wordOf } from './cover';
import { Line } from './line';
import type { LiveProps } from './types';
import { usePlayer } from './use-player';
import { useStreams } from './use-streams';

/** A live stream, the next one, or the last recording. Must match `Live_Stream` in PHP. */
export function LiveStream( props: LiveProps ) {
	const { words, vendors } = props;
	const { stage, phase, open, close } = usePlayer( props );
	const isOpen = phase === 'opening' || phase === 'shown';
	const { shown, state, now, isFresh, watch } = useStreams( props, isOpen );
	const vendor = shown?.vendor && vendors[ shown.vendor ];
	const hasChat =
		props.hasChat && !! vendor && !! shown.chat && state !== 'past';
	const name = props.title || shown?.title || words.title;
	const said = shown
		? `${ state && words[ wordOf( state ) ] } ${ name }`
		: words.none;
	const news = isFresh ? words.fresh : said;
	return (
		<>
			<div
				className={ `frontage-live-stream__layout${ hasChat ? ' has-chat' : '' }` }
				data-state={
					state || ( props.unchecked ? 'unchecked' : 'offline' )
				}
			>
				<div className="frontage-live-stream__main">
					<div
						className="frontage-live-stream__frame"
						style={
							{
								'--frontage-live-stream-ratio': `${ props.ratio }`,
							} as CSSProperties
						}
					>
						<div
							className="frontage-live-stream__player"
							ref={ stage }
						/>
						<Cover
							props={ props }
							shown={ shown }
							state={ state }
							isOpening={ phase === 'opening' }
							isHidden={ phase === 'shown' }
							onOpen={ ( stream ) => void open( stream ) }
						/>
					</div>
					<Line
						props={ props }
						shown={ shown }
						state={ state }
						now={ now }
					/>
					{ isFresh && (
						<p className="frontage-live-stream__fresh">
							<span>{ words.fresh }</span>{ ' ' }
							<button
								type="button"
								className="frontage-live-stream__small"
								onClick={ () => {
									close();
									watch();
								} }
							>
								{ words.watch }
							</button>
						</p>
					) }
					{ phase === 'failed' && vendor && (
						<p className="frontage-live-stream__failed">
							{ vendor.failed }
						</p>
					) }
					{ vendor && (
						<Ask
							words={ vendor }
							onAgree={ () => shown && void open( shown ) }
						/>
					) }
				</div>
				{ hasChat && shown && (
					<Chat
						key={ shown.id }
						stream={ shown }
						vendor={ vendor }
						words={ words }
						isPlaying={ isOpen }
					/>
				) }
			</div>
			<Status
				text={ phase === 'failed' && vendor ? vendor.failed : news }
			/>
		</>
	);
}
