<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;
use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * Files uploaded before their form is submitted.
 *
 * They are kept for one day. The uploader has a receipt for each, valid once and for one field of one
 * form, because a stored file is moved away from here.
 *
 * @phpstan-type Waiting array{name: string, size: int, path: string, receipt: string}
 */
final class Pending_Files implements Provides_Retention {
	private const KIND     = 'waiting-file';
	private const DAYS     = 1;
	private const ID_BYTES = 16;

	public static function retention_rules(): array {
		return array(
			Retention_Rule::for_days(
				'waiting-files',
				__( 'Files chosen in unsent forms', 'frontage' ),
				__( 'Files you choose in a form are uploaded immediately and deleted the next day unless you send the form.', 'frontage' ),
				'uploads/frontage/waiting',
				self::DAYS,
				static fn ( int $days ) => Files::sweep( Clock::now() - $days * DAY_IN_SECONDS )
			),
		);
	}

	/**
	 * Stores a pending file.
	 *
	 * @param string $path Path of PHP's temporary file.
	 * @param string $name Original name from the visitor.
	 * @param string $field Field it is for: `Upload_Grant::place()`.
	 * @return string Receipt; empty if the file could not be stored.
	 */
	public static function add( string $path, string $name, string $field ): string {
		$id   = bin2hex( random_bytes( self::ID_BYTES ) );
		$data = array(
			'id'    => $id,
			'name'  => $name,
			'field' => $field,
			'made'  => Clock::now(),
		);
		return '' === Files::put( $path, Files::WAITING, self::own( $id ) ) ? '' : Signed::make( self::KIND, $data );
	}

	/**
	 * Returns the file of a receipt.
	 *
	 * @param mixed $receipt Receipt from the browser.
	 * @param string $field Field it is for.
	 * @return Waiting Size -1 if it does not exist or is not for this field.
	 */
	public static function find( mixed $receipt, string $field ): array {
		$receipt = is_string( $receipt ) ? $receipt : '';
		$data    = Signed::read( self::KIND, $receipt ) ?? array();
		$is_ours = ( $data['field'] ?? '' ) === $field;
		$path    = $is_ours && is_string( $data['id'] ?? null ) ? Files::path( self::own( $data['id'] ), Files::WAITING ) : '';
		return array(
			'name'    => $is_ours && is_string( $data['name'] ?? null ) ? $data['name'] : '',
			'size'    => '' === $path ? -1 : (int) filesize( $path ),
			'path'    => $path,
			'receipt' => $receipt,
		);
	}

	/**
	 * Returns a file's name on disk, which the receipt does not reveal, so that it cannot be downloaded
	 * even if a server exposes the folder.
	 *
	 * @param string $id ID from the receipt.
	 */
	private static function own( string $id ): string {
		return substr( hash_hmac( 'sha256', $id, wp_salt( 'auth' ) ), 0, 40 ) . '.bin';
	}
}
