<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Actions;

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
	public const REPLY = 'JSON `{ files: [ { name, receipt } ] }`';

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
		list( $problem, $what ) = Uploaded_Files::problem( $grant->field, $files );
		if ( '' !== $problem ) {
			throw new Action_Exception(
				self::STATUS[ $problem ] ?? 415,
				"file_$problem",
				Messages::problem( Messages::of(), $problem, $grant->field, $what ),
				self::FILES
			);
		}
		Rate_Limit::accept( self::COUNTED, array( 10 * MINUTE_IN_SECONDS => self::PER_TEN_MINUTES ), $visitor );
		return Response::json(
			array( 'files' => array_map( static fn ( array $file ): array => self::receive( $file, $grant->place ), $files ) )
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
