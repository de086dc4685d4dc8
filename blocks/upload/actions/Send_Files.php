<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Upload;

use Frontage\Domain\Forms\Abuse_Level;
use Frontage\Domain\Forms\Email;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Honeypot;
use Frontage\Domain\Forms\Inbox;
use Frontage\Domain\Forms\Mail_Files;
use Frontage\Domain\Forms\Messages;
use Frontage\Domain\Forms\Pending_Files;
use Frontage\Domain\Forms\Spam_Score;
use Frontage\Domain\Forms\Submission_Input;
use Frontage\Domain\Forms\Uploaded_Files;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Arg;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Sends files to the owner.
 *
 * Rules and recipients are read from the saved block. Files are referenced by receipt, or included in the
 * request without JavaScript; repeated submissions of the same files create one entry.
 */
final class Send_Files extends Action {
	public const NAME  = 'frontage_upload_send';
	public const REPLY = 'JSON `{ sent }`; with `back` a redirect to the page';

	/** Suffix of the message's ID. */
	public const DONE = '-done';

	private const FILES_BYTES  = 67_108_864;
	private const RECEIPTS_MAX = 21;

	public function args(): array {
		$receipts = static fn ( mixed $raw ): ?array => is_array( $raw ) && count( $raw ) <= self::RECEIPTS_MAX
			? array_values( array_unique( array_filter( $raw, 'is_string' ) ) )
			: null;
		return array(
			'upload'                             => Args::signed( Saved_Upload::KIND ),
			'files' . Submission_Input::RECEIPTS => new Arg( 'a list of receipts', $receipts, false, array() ),
			'page'                               => Args::text( 0, 200, '' ),
			'back'                               => Args::flag(),
			Honeypot::FIELD                      => Args::text( 0, 2000, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( 0, 5, 20 )->counts( Abuse_Level::COUNTED )->files( self::FILES_BYTES );
	}

	/**
	 * Accepts the files.
	 *
	 * @param array<string, mixed> $args The signed reference and the receipts.
	 * @param Visitor $visitor Current visitor.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$saved = Saved_Upload::find( $args['upload'] );
		if ( null === $saved ) {
			throw new Action_Exception(
				404,
				'form_gone',
				__( 'This form is no longer available. Copy your text, then reload the page.', 'frontage' )
			);
		}
		$post    = (int) $args['upload']['post'];
		$files   = array(
			...array_values(
				array_map(
					static fn ( string $receipt ): array => Pending_Files::find( $receipt, $saved->place() ),
					$args[ 'files' . Submission_Input::RECEIPTS ]
				)
			),
			// phpcs:ignore WordPress.Security -- the dispatcher has checked the request.
			...Submission_Input::uploaded( $_FILES['files'] ?? null ),
		);
		$request = self::request_id( $saved, $files, $visitor );
		if ( 0 === Entries::id_of( $request ) ) {
			if ( $args['back'] && array() !== Uploaded_Files::problems( $saved->field, $files ) ) {
				return Retry_Page::reply( $saved, $post, $args['page'], $files );
			}
			self::check( $saved, $files );
			$is_spam = Spam_Score::is_spam( 'upload', array(), '' !== $args[ Honeypot::FIELD ] )
				|| Abuse_Level::level() >= Abuse_Level::UPLOADS;
			self::store( $request, $saved, $post, $files, $is_spam ) > 0 && Abuse_Level::accept();
		}
		return $args['back'] ? self::back( $post, $args['page'] ) : Response::json( array( 'sent' => true ) );
	}

	/**
	 * Rejects invalid files.
	 *
	 * @param Saved_Upload $saved Saved block.
	 * @param list<array{name: string, size: int, path: string}> $files Submitted files.
	 */
	private static function check( Saved_Upload $saved, array $files ): void {
		list( $problem, $what ) = array() === $files ? array( 'missing', '' ) : Uploaded_Files::problem( $saved->field, $files );
		if ( '' !== $problem ) {
			$words = array( 'missing' => __( 'Choose a file first.', 'frontage' ) ) + Messages::of();
			throw new Action_Exception( 400, "file_$problem", Messages::problem( $words, $problem, $saved->field, $what ), 'files' );
		}
	}

	/**
	 * Stores the entry and sends the mail.
	 *
	 * @param string                                             $request Its request id.
	 * @param Saved_Upload                                       $saved   The block.
	 * @param int                                                $post    The post it stands in; 0 if none.
	 * @param list<array{name: string, size: int, path: string}> $files   What was sent.
	 * @param bool                                               $is_spam Whether it is spam.
	 * @return int ID of the new entry; 0 if it existed.
	 */
	private static function store( string $request, Saved_Upload $saved, int $post, array $files, bool $is_spam ): int {
		$content = array(
			array(
				'name'  => Saved_Upload::FIELD,
				'label' => '' === $saved->field->label ? $saved->title() : $saved->field->label,
				'kind'  => 'file',
				'value' => Inbox::keep( $files ),
			),
		);
		/* translators: 1: name of an upload, 2: placeholder for the site's name. */
		$subject = sprintf( __( '%1$s: new files – %2$s', 'frontage' ), $saved->title(), '{site}' );
		$email   = $is_spam ? null : Mail_Files::add(
			Email::write( $saved->recipients(), $subject, Email::body( $content, $post ), '', $content ),
			$content,
			$saved->text( 'mailFiles' )
		);
		$emails  = null === $email ? array() : array( $email );
		$id      = Inbox::add( $request, $saved->id, $saved->title(), $post, $is_spam, $content, $emails );
		Inbox::process( $id );
		return $id;
	}

	/**
	 * Returns the ID that repeated submissions of the same files share: from their receipts, or from their content.
	 *
	 * @param Saved_Upload $saved Saved block.
	 * @param list<array{name: string, size: int, path: string, receipt?: string}> $files Submitted files.
	 * @param Visitor $visitor Current visitor.
	 */
	private static function request_id( Saved_Upload $saved, array $files, Visitor $visitor ): string {
		$who = array( 'upload', $saved->id );
		foreach ( $files as $file ) {
			$who[] = $file['receipt']
				?? $visitor->key() . $file['name'] . ( is_file( $file['path'] ) ? hash_file( 'sha256', $file['path'] ) : '' );
		}
		sort( $who );
		return substr( hash( 'sha256', implode( "\n", $who ) ), 0, 32 );
	}

	/**
	 * Returns the redirect for a browser without JavaScript: to the page, whose message is shown as the
	 * URL's target.
	 *
	 * @param int $post Post ID; 0 if none.
	 * @param string $page ID of the block in the page.
	 */
	private static function back( int $post, string $page ): Response {
		$url = 0 === $post ? home_url( '/' ) : (string) get_permalink( $post );
		return Response::raw( '', status: 303 )->with_header(
			'Location',
			"$url#" . preg_replace( '/[^\p{L}\p{M}\p{Nd}_-]/u', '', $page ) . self::DONE
		);
	}
}
