<?php
declare( strict_types=1 );

namespace Frontage\Domain\Actions;

use Frontage\Domain\Forms\Mail_Files;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Downloads a file of an entry, from the link in the owner's email.
 *
 * Always as an attachment of no type: whatever a visitor sent, no browser shows it as a page of this site.
 */
final class Download_File extends Action {
	public const NAME  = 'frontage_file';
	public const REPLY = 'the file, as an attachment';

	public function args(): array {
		return array( 'file' => Args::signed( Mail_Files::KIND ) );
	}

	public function policy(): Policy {
		return Policy::public_read( 0, 60 );
	}

	/**
	 * Sends the file.
	 *
	 * @param array<string, mixed> $args Signed reference.
	 * @param Visitor $visitor Visitor; not stored.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$file = Mail_Files::linked( $args['file'] );
		if ( null === $file ) {
			throw new Action_Exception(
				404,
				'file_gone',
				__( 'This link has expired, or the message was deleted. Open the inbox instead.', 'frontage' )
			);
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file in uploads.
		return Response::raw( (string) file_get_contents( $file['path'] ), 'application/octet-stream' )
			->with_header( 'Content-Disposition', "attachment; filename*=UTF-8''" . rawurlencode( $file['name'] ) )
			->with_header( 'X-Content-Type-Options', 'nosniff' )
			->with_header( 'Content-Security-Policy', "sandbox; default-src 'none'" )
			->with_header( 'Cache-Control', 'private, no-store' );
	}
}
