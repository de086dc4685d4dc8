/** Help for authors in the block editor. */
import '../editor';
