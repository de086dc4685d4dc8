<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * The files of an entry in the owner's email: named only, attached, or as links that are signed and expire.
 *
 * @phpstan-import-type Answer from Entries
 * @phpstan-import-type Made from Email
 * @phpstan-type Kept array{name: string, path: string, size: int}
 */
final class Mail_Files {
	public const INBOX    = 'inbox';
	public const ATTACHED = 'attached';
	public const LINKS    = 'links';

	/** Action that answers a link. */
	public const ACTION = 'frontage_file';

	/** Signed value in a link. */
	public const KIND = 'entry-file';

	/** Days after which a link is dead; the files stay in the inbox. */
	public const DAYS = 30;

	/** Larger emails are rejected by many servers. */
	private const ATTACHED_BYTES = 10_485_760;

	/**
	 * Adds the files to an email to the owner.
	 *
	 * @param Made|null $mail Result of `Email::write()`.
	 * @param list<Answer> $content Submitted answers, with stored files.
	 * @param string $way One of the constants.
	 * @return Made|null
	 */
	public static function add( ?array $mail, array $content, string $way ): ?array {
		$files = self::in( $content );
		if ( null === $mail || array() === $files || ! in_array( $way, array( self::ATTACHED, self::LINKS ), true ) ) {
			return $mail;
		}
		if ( self::ATTACHED === $way && array_sum( array_column( $files, 'size' ) ) <= self::ATTACHED_BYTES ) {
			return array( 'files' => $files ) + $mail;
		}
		/* translators: %d: number of days. */
		$lines = array( '', sprintf( __( 'Download the files within %d days:', 'frontage' ), self::DAYS ) );
		foreach ( $files as $file ) {
			$lines[] = "{$file['name']}: " . self::link( $file );
		}
		return Mail_Html::append( $mail, "\n" . implode( "\n", $lines ) );
	}

	/**
	 * Returns the attachments of an email for `wp_mail()`. Files that were deleted meanwhile are left out.
	 *
	 * @param array<mixed> $files Files of the email.
	 * @return array<string, string> Paths, keyed by file name.
	 */
	public static function attachments( array $files ): array {
		$paths = array();
		foreach ( $files as $file ) {
			$path = is_array( $file ) ? Files::path( (string) ( $file['path'] ?? '' ) ) : '';
			$name = is_array( $file ) ? Email::line( (string) ( $file['name'] ?? '' ) ) : '';
			if ( '' !== $path && is_file( $path ) ) {
				$paths[ isset( $paths[ $name ] ) ? count( $paths ) . "-$name" : $name ] = $path;
			}
		}
		return $paths;
	}

	/**
	 * Returns the file of a link; null if it expired or the entry was deleted.
	 *
	 * @param array<string, mixed> $data Signed data.
	 * @return array{name: string, path: string}|null
	 */
	public static function linked( array $data ): ?array {
		$path = (int) ( $data['until'] ?? 0 ) < Clock::now() ? '' : Files::path( (string) ( $data['path'] ?? '' ) );
		return '' === $path ? null : array(
			'name' => (string) ( $data['name'] ?? '' ),
			'path' => $path,
		);
	}

	/**
	 * Returns the link to a file.
	 *
	 * @param Kept $file Stored file.
	 */
	private static function link( array $file ): string {
		$signed = Signed::make(
			self::KIND,
			array(
				'path'  => $file['path'],
				'name'  => $file['name'],
				'until' => Clock::now() + self::DAYS * DAY_IN_SECONDS,
			)
		);
		return add_query_arg(
			array(
				'action' => self::ACTION,
				'file'   => rawurlencode( $signed ),
			),
			admin_url( 'admin-ajax.php' )
		);
	}

	/**
	 * Returns the files in answers.
	 *
	 * @param list<Answer> $content Submitted answers.
	 * @return list<Kept>
	 */
	private static function in( array $content ): array {
		$files = array();
		foreach ( $content as $answer ) {
			foreach ( 'file' === $answer['kind'] ? (array) $answer['value'] : array() as $file ) {
				if ( is_array( $file ) ) {
					$files[] = $file;
				}
			}
		}
		return $files;
	}
}
