<?php
declare( strict_types=1 );

namespace Frontage\Domain\Actions;

use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Messages;
use Frontage\Domain\Forms\Pending_Files;
use Frontage\Domain\Forms\Submission_Input;
use Frontage\Domain\Forms\Upload_Grant;
use Frontage\Domain\Forms\Uploaded_Files;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Receives files before the form they belong to is submitted.
 *
 * A value signed by this site says what may be uploaded. Each file is inspected and gets a receipt
 * that the form submits.
 */
final class Upload extends Action {
	public const NAME  = 'frontage_upload';
	public const REPLY = 'JSON `{ files: [ { name, receipt } ] }`; a rejected file has `code` and `message` instead of its receipt';

	/** Request field that contains the files (S2 §7). */
	public const FILES = 'files';

	/** Maximum bytes per request. */
	public const FILES_BYTES = 67_108_864;

	private const COUNTED         = 'uploads';
	private const PER_TEN_MINUTES = 10;

	/** HTTP status of errors that are not about the file type. */
	private const STATUS = array(
		'size'  => 413,
		'count' => 400,
		'lost'  => 400,
		'full'  => 507,
	);

	public function args(): array {
		return array( 'grant' => Args::signed( Upload_Grant::KIND ) );
	}

	public function policy(): Policy {
		return Policy::visitor_write( 0, self::PER_TEN_MINUTES )->counts( self::COUNTED )->files( self::FILES_BYTES );
	}

	/**
	 * Receives the files.
	 *
	 * @param array<string, mixed> $args Signed grant.
	 * @param Visitor $visitor Visitor; not stored.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$grant = Upload_Grant::from( $args['grant'] );
		// phpcs:ignore WordPress.Security -- the dispatcher has checked the request.
		$files = Submission_Input::uploaded( $_FILES[ self::FILES ] ?? null );
		if ( ! $grant->is_good() ) {
			throw new Action_Exception(
				404,
				'form_gone',
				__( 'This form is no longer available. Copy your text, then reload the page.', 'frontage' )
			);
		}
		if ( array() === $files ) {
			throw new Action_Exception( 400, 'missing_field', __( 'No file was received.', 'frontage' ), self::FILES );
		}
		$problems = Uploaded_Files::problems( $grant->field, $files );
		if ( count( $problems ) === count( $files ) ) {
			return self::refuse( $grant->field, $files, $problems );
		}
		Rate_Limit::accept( self::COUNTED, array( 10 * MINUTE_IN_SECONDS => self::PER_TEN_MINUTES ), $visitor );
		$answers = array();
		foreach ( $files as $place => $file ) {
			$answers[] = isset( $problems[ $place ] )
				? self::reason( $grant->field, $file['name'], $problems[ $place ] )
				: self::receive( $file, $grant->place );
		}
		return Response::json( array( 'files' => $answers ) );
	}

	/**
	 * Rejects files of which none is good.
	 *
	 * @param list<array{name: string, size: int, path: string}> $files Uploaded files.
	 * @param array<int, string> $problems Problem of each.
	 */
	private static function refuse( Field $field, array $files, array $problems ): Response {
		$reasons = array_map(
			static fn ( int $place, array $file ): array => self::reason( $field, $file['name'], $problems[ $place ] ),
			array_keys( $files ),
			$files
		);
		$error   = array(
			'code'    => $reasons[0]['code'],
			'field'   => self::FILES,
			'message' => $reasons[0]['message'],
		);
		return Response::json( $error + array( 'files' => $reasons ), self::STATUS[ $problems[0] ] ?? 415 );
	}

	/**
	 * Says why a file is rejected.
	 *
	 * @param string $name Name of the file.
	 * @param string $problem Result of `Uploaded_Files::problems()`.
	 * @return array{name: string, code: string, message: string}
	 */
	private static function reason( Field $field, string $name, string $problem ): array {
		return array(
			'name'    => $name,
			'code'    => "file_$problem",
			'message' => Uploaded_Files::message( Messages::of(), $problem, $field, $name ),
		);
	}

	/**
	 * Stores a file until its form is submitted.
	 *
	 * @param array{name: string, size: int, path: string} $file Uploaded file.
	 * @param string $place Field name.
	 * @return array{name: string, receipt: string}
	 */
	private static function receive( array $file, string $place ): array {
		$receipt = Pending_Files::add( $file['path'], $file['name'], $place );
		if ( '' === $receipt ) {
			throw new \RuntimeException( 'The folder for files of visitors cannot be written.' );
		}
		return array(
			'name'    => $file['name'],
			'receipt' => $receipt,
		);
	}
}
