<?php
/**
 * Takes files ahead of the form they belong to.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Actions\Builtin;

use Frontage\Actions\Action;
use Frontage\Actions\Args;
use Frontage\Actions\Policy;
use Frontage\Actions\Refusal;
use Frontage\Actions\Reply;
use Frontage\Actions\Visitor;
use Frontage\Forms\Posted;
use Frontage\Forms\Sent_Files;
use Frontage\Forms\Upload_Grant;
use Frontage\Forms\Waiting_Files;
use Frontage\Forms\Words;

defined( 'ABSPATH' ) || exit;

/** What may be sent is signed by this site; each file is looked at, and gets a receipt that the form then shows. */
final class Upload extends Action {
	public const NAME  = 'frontage_upload';
	public const REPLY = 'JSON `{ files: [ { name, receipt } ] }`';

	/** The field of the request that has the files (S2 §7). */
	public const FILES = 'files';

	/** Of one request. */
	public const FILES_BYTES = 67_108_864;

	/** Where the problem is not of the kind of file. */
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
		return Policy::visitor_write( 0, 10 )->files( self::FILES_BYTES );
	}

	/**
	 * Takes the files.
	 *
	 * @param array<string, mixed> $args    The grant.
	 * @param Visitor              $visitor Who sends; not kept.
	 */
	public function run( array $args, Visitor $visitor ): Reply {
		$grant = Upload_Grant::from( $args['grant'] );
		$files = Posted::uploaded( $_FILES[ self::FILES ] ?? null ); // phpcs:ignore WordPress.Security -- the dispatcher has checked the request.
		if ( ! $grant->is_good() ) {
			throw new Refusal( 404, 'form_gone', __( 'This form is no longer here. Reload the page; copy your text first.', 'frontage' ) );
		}
		if ( array() === $files ) {
			throw new Refusal( 400, 'missing_field', __( 'No file has arrived.', 'frontage' ), self::FILES );
		}
		list( $problem, $what ) = Sent_Files::problem( $grant->field, $files );
		if ( '' !== $problem ) {
			throw new Refusal( self::STATUS[ $problem ] ?? 415, "file_$problem", Words::problem( Words::of(), $problem, $grant->field, $what ), self::FILES );
		}
		return Reply::json( array( 'files' => array_map( static fn ( array $file ): array => self::receive( $file, $grant->place ), $files ) ) );
	}

	/**
	 * Lets a file wait for its form.
	 *
	 * @param array{name: string, size: int, path: string} $file  As it came.
	 * @param string                                       $place Its field.
	 * @return array{name: string, receipt: string}
	 */
	private static function receive( array $file, string $place ): array {
		$receipt = Waiting_Files::add( $file['path'], $file['name'], $place );
		if ( '' === $receipt ) {
			throw new \RuntimeException( 'The folder for files of visitors cannot be written.' );
		}
		return array(
			'name'    => $file['name'],
			'receipt' => $receipt,
		);
	}
}
