import { featuredResource } from '#content/resources.ts';
import {
  featuredFile,
  type Resource,
  resourceListSchema,
  sortResources,
} from '#domain/downloads/resource.ts';
import { callFunction } from '#firebase/functions.ts';

/** All resources: the featured one, then the newest first. @throws Error when they cannot be read, or the response is invalid */
export async function listResources(): Promise<Resource[]> {
  const response = await callFunction('/api/resources');
  if (!response.ok) throw new Error(`The list of resources responded with status ${response.status}`);
  const { resources } = resourceListSchema.parse(await response.json());
  return sortResources(resources, featuredFile(resources, featuredResource));
}
