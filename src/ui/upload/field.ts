/** A file field: files upload in the background, and are attached when the form is submitted. */
import { pageData } from '@frontage/api/page-data';
import { fill } from '@frontage/lib/fill';
import type { Chosen, FieldRules } from '@frontage/lib/form-rules';
import { answerOf } from './answer';
import { createBoard, heldIn, waitAgain } from './board';
import type { Board } from './board';
import { watchFiles } from './gestures';
import { makeItem, shareOut, show } from './items';
import type { Item } from './items';
import { createUploader } from './uploader';
import type { Uploader } from './uploader';
import type { UploadError, UploadOptions, UploadWords } from './types';
import { wrongOf } from './wrong';

/** Milliseconds after which a batch is aborted. */
const TIMEOUT_MS = 300_000;

export interface FieldOptions {
	rules: FieldRules;
	/** Signed permission from the server to upload the files; none if they are uploaded elsewhere. */
	grant?: string;
	words: UploadWords;
	/** Where to upload the files, if not to this site. */
	upload?: Partial< UploadOptions >;
	signal: AbortSignal;
}

export class UploadField {
	private items: Item[] = [];
	private input: HTMLInputElement;
	private board: Board;
	private uploader: Uploader;
	private running?: Promise< void >;

	constructor(
		private root: HTMLElement,
		private options: FieldOptions
	) {
		const { words, signal } = options;
		this.input = root.querySelector( 'input[type=file]' )!;
		this.uploader = this.createUploader();
		this.items = heldIn( root ).map( ( held ) => this.make( held ) );
		this.board = createBoard( root, words, () => this.tryAgain() );
		watchFiles( root, this.input, signal, ( files ) => this.add( files ) );
		signal.addEventListener( 'abort', () => this.uploader.abort() );
		this.add( [ ...( this.input.files ?? [] ) ] );
	}

	/** Returns the files in the field, for validation. */
	files = (): Chosen[] => this.items;

	/** Resolves when no upload is running. */
	settle = async (): Promise< void > => this.running;

	/**
	 * Adds the files to a request: uploaded ones as receipts, others as files.
	 *
	 * @param data Form data of the request.
	 */
	fill( data: FormData ): void {
		const { name, disabled } = this.input;
		data.delete( name );
		for ( const { receipt, file } of disabled ? [] : this.items ) {
			if ( receipt ) {
				data.append( name.replace( '[]', '_sent[]' ), receipt );
			} else if ( file ) {
				data.append( name, file, file.name );
			}
		}
	}

	/**
	 * Shows a message below the list.
	 *
	 * @param text    Message.
	 * @param isError Whether it is an error.
	 */
	say = ( text: string, isError = false ): void =>
		this.board.say( text, isError );

	private add( files: File[] ): void {
		const { rules, words } = this.options;
		const most = rules.count ?? 1;
		const taken = most > 1 ? files : files.slice( 0, 1 );
		const wrong = files
			.map( ( file ) => wrongOf( file, rules, words ) )
			.find( ( text ) => text );
		const isTooMany = most > 1 && this.items.length + taken.length > most;
		if ( wrong || isTooMany ) {
			this.fail( wrong || fill( words.count, most ) );
		} else if ( taken.length ) {
			if ( most === 1 ) {
				this.uploader.abort();
			}
			this.items = [
				...( most > 1 ? this.items : [] ),
				...taken.map( ( file ) => {
					const { name, size } = file;
					return this.make( { name, size, file } );
				} ),
			];
			this.say( '' );
			this.start();
		}
		this.update();
	}

	private make = ( about: Omit< Item, 'element' | 'state' > ): Item =>
		makeItem( about, this.options.words, ( item ) => this.remove( item ) );

	private fail( message: string ): void {
		this.say( message, true );
		this.notify( 'fail', message );
	}

	private remove( item: Item ): void {
		const at = this.items.indexOf( item );
		this.items.splice( at, 1 );
		if ( item.state === 'sending' ) {
			this.uploader.abort();
		}
		this.say( fill( this.options.words.removed, item.name ) );
		this.update();
		const next = this.items[ Math.min( at, this.items.length - 1 ) ];
		( next?.element.querySelector( 'button' ) ?? this.input ).focus();
	}

	private tryAgain(): void {
		waitAgain( this.items, 'failed' );
		this.say( '' );
		this.start();
		this.update();
		this.input.focus();
	}

	/** Uploads queued files, one selection after the other. */
	private start(): void {
		this.running ??= this.run().finally( () => {
			this.running = undefined;
			this.root.removeAttribute( 'aria-busy' );
		} );
	}

	private async run(): Promise< void > {
		const waiting = () =>
			this.items.filter( ( { state } ) => state === 'waiting' );
		this.root.ariaBusy = 'true';
		for ( let next = waiting(); next.length; next = waiting() ) {
			await this.uploader.upload( next.map( ( { file } ) => file! ) );
			// Files whose batch was canceled by the removal are queued again.
			waitAgain( this.items, 'sending' );
		}
	}

	private createUploader(): Uploader {
		const { grant = '', rules, upload } = this.options;
		return createUploader(
			{
				url: pageData().ajax,
				params: { action: 'frontage_upload', grant },
				headers: grant ? { 'X-Frontage-Request': '1' } : {},
				timeout: TIMEOUT_MS,
				multiple: ( rules.count ?? 1 ) > 1,
				...upload,
			},
			{
				progress: ( batch, loaded ) =>
					shareOut( this.itemsOf( batch ), loaded ),
				complete: ( batch, xhr ) => this.complete( batch, xhr ),
				completeAll: () => this.notify( 'complete-all' ),
				error: ( error, batch ) => this.error( error, batch ),
			}
		);
	}

	private itemsOf = ( batch: File[] ): Item[] =>
		batch.flatMap(
			( file ) => this.items.find( ( item ) => item.file === file ) ?? []
		);

	private complete( batch: File[], xhr: XMLHttpRequest ): void {
		const { grant, words } = this.options;
		const { receipts } = answerOf( xhr );
		batch.forEach( ( file, at ) => {
			const [ item ] = this.itemsOf( [ file ] );
			if ( item ) {
				item.receipt = receipts[ at ];
				show( item, grant && ! item.receipt ? 'failed' : 'sent' );
			}
		} );
		const sent = this.items.filter( ( { state } ) => state === 'sent' );
		const isLost = this.items.some( ( { state } ) => state === 'failed' );
		this.say(
			isLost
				? words[ 'Network Error' ]
				: fill( words.progress, sent.length, this.items.length ),
			isLost
		);
		this.notify( 'complete' );
		this.update();
	}

	private error( error: UploadError, batch: File[] ): void {
		const { words } = this.options;
		const { message, isRefusal } = answerOf( error.request );
		const refused = isRefusal ? this.itemsOf( batch ) : [];
		this.items = this.items.filter(
			( item ) => ! refused.includes( item )
		);
		for ( const item of this.items ) {
			if ( ! isRefusal && ! item.receipt && item.state !== 'sent' ) {
				show( item, 'failed' );
			}
		}
		const text = message || words[ error.message ] || error.message;
		this.say( text, true );
		this.notify( 'error', text );
		this.update();
	}

	private notify( type: string, message = '' ): void {
		/**
		 * Reports the progress of an upload (S2 §4).
		 *
		 * On the upload field, bubbles. Detail: `type` (such as `complete`, `complete-all` or `error`) and `message`.
		 *
		 * @event frontage:upload
		 */
		this.root.dispatchEvent(
			new CustomEvent( 'frontage:upload', {
				bubbles: true,
				detail: { type, message },
			} )
		);
	}

	/** Updates the list, and syncs the native control's files. */
	private update(): void {
		const transfer = new DataTransfer();
		for ( const { file } of this.items ) {
			if ( file ) {
				transfer.items.add( file );
			}
		}
		this.input.files = transfer.files;
		this.board.list( this.items );
		this.root.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
}

export const uploadField = ( root: HTMLElement, options: FieldOptions ) =>
	new UploadField( root, options );
