<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Domain\Privacy\Provides_Retention;
use Frontage\Domain\Privacy\Retention_Rule;
use Frontage\Http\Signed;


defined( 'ABSPATH' ) || exit;

/**
 * Files that were sent ahead of their form.
 *
 * They wait for a day; whoever sent one has a receipt for it, good for one field of one form and once,
 * because a file that is kept has left its place here.
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
	 * Lets a file wait.
	 *
	 * @param string $path  Where PHP put it.
	 * @param string $name  The visitor's name for it.
	 * @param string $field For which field: `Upload_Grant::place()`.
	 * @return string The receipt; empty if the file could not be stored.
	 */
	public static function add( string $path, string $name, string $field ): string {
		$id   = bin2hex( random_bytes( self::ID_BYTES ) );
		$said = array(
			'id'    => $id,
			'name'  => $name,
			'field' => $field,
			'made'  => Clock::now(),
		);
		return '' === Files::put( $path, Files::WAITING, self::own( $id ) ) ? '' : Signed::make( self::KIND, $said );
	}

	/**
	 * The file of a receipt.
	 *
	 * @param mixed  $receipt What the browser sent.
	 * @param string $field   For which field.
	 * @return Waiting Size -1 if it is not there, or not for this field.
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
	 * A file's name on the disk, which its receipt does not tell: nobody fetches what a server shows by mistake.
	 *
	 * @param string $id From the receipt.
	 */
	private static function own( string $id ): string {
		return substr( hash_hmac( 'sha256', $id, wp_salt( 'auth' ) ), 0, 40 ) . '.bin';
	}
}
