<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Upload;

use Frontage\Domain\Forms\Messages;
use Frontage\Domain\Forms\Upload_Grant;
use Frontage\Domain\Forms\Uploaded_Files;
use Frontage\Domain\Render\Plain_Page;
use Frontage\Http\Response;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The page for browsers without JavaScript after some files were rejected.
 *
 * Nothing was sent yet: the good files are kept, the others are listed with their reasons, and more can be chosen.
 */
final class Retry_Page {
	/**
	 * Renders the page.
	 *
	 * @param Saved_Upload $saved Saved block.
	 * @param int $post ID of the containing post; 0 if none.
	 * @param string $id ID of the block in its page.
	 * @param list<array{name: string, size: int, path: string, receipt?: string}> $files Submitted files.
	 */
	public static function reply( Saved_Upload $saved, int $post, string $id, array $files ): Response {
		$place = Upload_Grant::place( 'upload', $saved->id, Saved_Upload::FIELD );
		$held  = Uploaded_Files::hold( $saved->field, $files, $place, Messages::of() );
		$title = __( 'Not sent yet', 'frontage' );
		$text  = array() === array_column( $held, 'receipt' )
			? __( 'These files were not accepted. Choose others.', 'frontage' )
			: __( 'Some files were not accepted. The others are kept: send them now, or choose more.', 'frontage' );
		return Response::html(
			Plain_Page::html(
				$title,
				el( 'h1', array(), $title ),
				el( 'p', array( 'role' => 'alert' ), $text ),
				Form::html( $saved, null, $id, $saved->reference( $post ), $held )
			)
		);
	}
}
