/** A file field: files upload in the background, and are attached when the form is submitted. */
import { pageData } from '@frontage/api/page-data';
import { fill } from '@frontage/lib/fill';
import { fileName } from '@frontage/lib/form-rules';
import type { Chosen, FieldRules } from '@frontage/lib/form-rules';
import { answerOf } from './answer';
import { createBoard, heldIn, waitAgain } from './board';
import type { Board } from './board';
import { watchFiles } from './gestures';
import { chosenIn, copies, failUnsent, progressText } from './all-items';
import { makeItem, refuse, shareOut, show } from './items';
import type { Item } from './items';
import { notify } from './notify';
import { settleEach } from './settle';
import { createUploader } from './uploader';
import type { Uploader } from './uploader';
import type { UploadError, UploadOptions, UploadWords } from './types';
import { isReplaced, refusedText, wrongWith } from './wrong';

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

	files = (): Chosen[] => this.good();

	settle = async (): Promise< void > => this.running;

	/**
	 * Adds the files to a request: uploaded ones as receipts, others as files.
	 *
	 * @param data Form data of the request.
	 */
	fill( data: FormData ): void {
		const { name, disabled } = this.input;
		data.delete( name );
		for ( const { receipt, file, name: own } of disabled
			? []
			: this.items ) {
			if ( receipt ) {
				data.append( name.replace( '[]', '_sent[]' ), receipt );
			} else if ( file ) {
				data.append( name, file, own );
			}
		}
	}

	/**
	 * Takes over the files of another field for the same files, such as in the next row.
	 *
	 * @param other The field, whose files are about to change; without it, all files are removed.
	 */
	take( other?: UploadField ): void {
		this.uploader.abort();
		other?.uploader.abort();
		this.items = copies( other?.items ?? [], this.make );
		this.say( '' );
		this.start();
		this.update();
	}

	/** Shows a message below the list, which may be an error. */
	say = ( text: string, isError = false ): void =>
		this.board.say( text, isError );

	/** Returns what is left to do about rejected files; empty if there are none. */
	refusal = (): string =>
		this.good().length < this.items.length
			? this.options.words.rejected
			: '';

	private good = (): Item[] =>
		this.items.filter( ( { state } ) => state !== 'refused' );

	/** Adds files, each by itself: the good ones are uploaded, the others say why they are not. */
	private add( files: File[] ): void {
		const { rules, words } = this.options;
		if ( ! files.length ) {
			return this.update();
		}
		if ( isReplaced( files, rules, words ) ) {
			this.uploader.abort();
			this.items = [];
		}
		const reasons: string[] = [];
		for ( const file of files ) {
			const reason = wrongWith( file, this.good().length, rules, words );
			const { size } = file;
			const name = fileName( file.name );
			this.items.push( this.make( { name, size, file, reason } ) );
			if ( reason ) {
				reasons.push( reason );
				notify( this.root, 'fail', reason );
			}
		}
		this.sayRefused( reasons );
		this.start();
		this.update();
	}

	private sayRefused( reasons: string[] ): void {
		const text = refusedText( reasons, this.options.words );
		this.say( text, !! text );
	}

	private make = ( about: Omit< Item, 'element' | 'state' > ): Item =>
		makeItem( about, this.options.words, ( item ) => this.remove( item ) );

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
					shareOut(
						batch.flatMap( ( file ) => this.itemOf( file ) ?? [] ),
						loaded
					),
				complete: ( batch, xhr ) => this.complete( batch, xhr ),
				completeAll: () => notify( this.root, 'complete-all' ),
				error: ( error, batch ) => this.error( error, batch ),
			}
		);
	}

	private itemOf = ( file: File ): Item | undefined =>
		this.items.find( ( item ) => item.file === file );

	private complete( batch: File[], xhr: XMLHttpRequest ): void {
		const { grant, words } = this.options;
		const { files } = answerOf( xhr );
		const reasons = settleEach(
			batch.map( this.itemOf ),
			files,
			( item, receipt ) => {
				item.receipt = receipt;
				show( item, grant && ! receipt ? 'failed' : 'sent' );
			}
		);
		if ( this.items.some( ( { state } ) => state === 'failed' ) ) {
			this.say( words[ 'Network Error' ], true );
		} else if ( reasons.length ) {
			this.sayRefused( reasons );
		} else {
			this.say( progressText( this.items, words ) );
		}
		notify( this.root, 'complete' );
		this.update();
	}

	private error( error: UploadError, batch: File[] ): void {
		const { words } = this.options;
		const { message, isRefusal, files } = answerOf( error.request );
		const text = message || words[ error.message ] || error.message;
		if ( isRefusal ) {
			settleEach( batch.map( this.itemOf ), files, ( item ) =>
				refuse( item, text )
			);
		}
		failUnsent( isRefusal ? [] : this.good() );
		this.say( text, true );
		notify( this.root, 'error', text );
		this.update();
	}

	private update(): void {
		this.input.files = chosenIn( this.items );
		this.board.list( this.items );
		this.root.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
}

export const uploadField = ( root: HTMLElement, options: FieldOptions ) =>
	new UploadField( root, options );
